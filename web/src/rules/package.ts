// The rules, as WebAssembly. Its types are made from Rust.

import init, * as ludejo from "../../wasm/ludejo/ludejo.js";
import binary from "../../wasm/ludejo/ludejo_bg.wasm?url";
import { breathe } from "../shell/frames";

export type {
  AnswerView,
  Board as BoardView,
  Command,
  DiagramData as Diagram,
  Effect as EffectView,
  Ending as EndingView,
  Event as SessionEvent,
  FaultView,
  Game,
  Info as GameInfo,
  LineView,
  Note as NoteView,
  Occupant,
  Offer,
  OutcomeView,
  PartialView,
  PickView,
  Piece,
  PieceAt,
  Plan,
  Point,
  Pointed,
  Ply as PlyView,
  PositionErrorView,
  RecordErrorView,
  RecordData as RecordView,
  RefusalView,
  RefusedView,
  ReviewView,
  Resources,
  Round,
  Scene as SceneView,
  Session,
  SolvedMoveView,
  SolvedView,
  StateView,
  Stored,
  ThoughtView,
  TimeControl,
  Line as VariationView,
  WorthView,
} from "../../wasm/ludejo/ludejo.js";

export type Rules = typeof ludejo;

let compiled: Promise<WebAssembly.Module> | undefined;
let ready: Promise<Rules> | undefined;

/** Fetches and compiles the rules, once; a worker is handed what comes of it. */
export function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(binary)).catch((error: unknown) => {
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
    // Whoever waits has work of their own to do; the browser may breathe in between.
    .then(breathe)
    .then(() => ludejo)
    .catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  return ready;
}
