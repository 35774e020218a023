// The rules, as WebAssembly. Its types are made from Rust.

import init, * as ludejo from "../../wasm/ludejo/ludejo.js";
import plain from "../../wasm/ludejo/ludejo_bg.wasm?url";
import simd from "../../wasm/simd/ludejo_bg.wasm?url";

export type {
  BoardView,
  CellView,
  EffectView,
  EndingView,
  Game,
  GameInfo,
  LineView,
  NoteView,
  OutcomeView,
  PartialView,
  PickView,
  PieceAt,
  PlyView,
  PositionErrorView,
  RecordErrorView,
  RecordView,
  RefusalView,
  ReviewView,
  SceneView,
  ThoughtView,
  VariationView,
} from "../../wasm/ludejo/ludejo.js";

export type Rules = typeof ludejo;

let compiled: Promise<WebAssembly.Module> | undefined;
let ready: Promise<Rules> | undefined;

/** Whether the browser knows SIMD: a function that does nothing but make a vector is valid. */
function hasSimd(): boolean {
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0];
  return WebAssembly.validate(new Uint8Array([...bytes, 65, 0, 253, 15, 253, 98, 11]));
}

/** Fetches and compiles the rules, once; a worker is handed what comes of it. */
export function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(hasSimd() ? simd : plain)).catch((error: unknown) => {
    // Another try may find the network again.
    compiled = undefined;
    throw error;
  });
  return compiled;
}

/** The rules, ready to be asked. */
export function load(): Promise<Rules> {
  ready ??= compile()
    .then((module) => init({ module_or_path: module }))
    .then(() => ludejo)
    .catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  return ready;
}
