// Makes pictures of pixels, in a worker. A picture is answered with its bytes, a frame with nothing.

import init, { Gif, png } from "../../wasm/pictures/pictures.js";
import wasm from "../../wasm/pictures/pictures_bg.wasm?url";

export type Order =
  | { readonly what: "png"; readonly svg: string; readonly width: number }
  /** Begins an animation: so many pixels wide, each frame shown for so many milliseconds. */
  | { readonly what: "begin"; readonly width: number; readonly delay: number }
  /** Another frame; it may say itself for how many milliseconds it is shown. */
  | { readonly what: "frame"; readonly svg: string; readonly delay: number | undefined }
  | { readonly what: "finish" };

export type Delivery =
  | { readonly what: "done"; readonly bytes: Uint8Array<ArrayBuffer> | undefined }
  | { readonly what: "failed"; readonly reason: string };

const ready = init({ module_or_path: wasm });
let gif: Gif | undefined;

function make(order: Order): Uint8Array | undefined {
  switch (order.what) {
    case "png":
      return png(order.svg, order.width);
    case "begin":
      gif = new Gif(order.width, order.delay);
      return undefined;
    case "frame":
      gif?.add(order.svg, order.delay);
      return undefined;
    case "finish":
      return gif?.finish();
  }
}

onmessage = async ({ data }: MessageEvent<Order>) => {
  let delivery: Delivery;
  try {
    await ready;
    delivery = { what: "done", bytes: make(data) as Uint8Array<ArrayBuffer> | undefined };
  } catch (error) {
    delivery = { what: "failed", reason: String(error) };
  }
  postMessage(delivery);
};
