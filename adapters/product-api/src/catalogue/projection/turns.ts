import { setImmediate as nextTurn } from "node:timers/promises";

/** Long work in the background leaves the process to answers after so many ms. */
const sliceMs = 4;

/** Cuts long work into slices, between which requests are answered. */
export class Turns {
  #began = performance.now();

  /** To be called often: waits for a turn where the slice has been long enough. */
  async next(): Promise<void> {
    if (performance.now() - this.#began < sliceMs) return;
    await nextTurn();
    this.#began = performance.now();
  }
}
