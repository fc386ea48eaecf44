import { setImmediate as nextEvent } from "node:timers/promises";

/** Background work holds the event loop for so many ms at a time. */
const sliceMs = 4;

/** Waits until other events were handled, where the work has held the event loop for long enough. */
export type YieldToEventLoop = () => Promise<void>;

/**
 * For long work in the background.
 *
 * @returns a function that the work calls often: requests are answered while it waits
 */
export function eventLoopYielder(): YieldToEventLoop {
  let sliceBegan = performance.now();
  return async () => {
    if (performance.now() - sliceBegan < sliceMs) return;
    await nextEvent();
    sliceBegan = performance.now();
  };
}
