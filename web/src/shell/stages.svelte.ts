// A large page comes part by part, so that the browser never stands still for long.

import { onMount } from "svelte";
import { painted } from "./frames";

export class Stages {
  /** How many parts are on the page besides the first. */
  at = $state(0);

  /** For a component that is being made; one part more comes after each paint, up to `last`. */
  constructor(readonly last: number) {
    let isThere = true;
    const go = async (): Promise<void> => {
      while (isThere && !this.isDone) {
        await painted();
        this.at += 1;
      }
    };
    onMount(() => {
      void go();
      return () => (isThere = false);
    });
  }

  /** Whether everything is there. */
  get isDone(): boolean {
    return this.at >= this.last;
  }
}
