import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Gathers what comes while the last lot is being worked off, and hands it on as one lot: one lot at
 * a time, nothing waits longer than for the lot before it, and what comes late is looked at late.
 */
export class MicroBatcher<Item> {
  readonly #work: (items: Item[]) => Promise<void>;
  #next: { items: Item[]; done: Promise<void> } | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(work: (items: Item[]) => Promise<void>) {
    this.#work = work;
  }

  /**
   * Adds items to the next lot.
   *
   * @returns when that lot has been worked off
   * @throws what working it off has thrown
   */
  add(items: Item[]): Promise<void> {
    const lot = this.#next ?? this.#open();
    // One by one: there may be more of them than a call takes arguments.
    for (const item of items) lot.items.push(item);
    return lot.done;
  }

  #open() {
    const items: Item[] = [];
    // What one change tells of, it tells in one turn: that is one lot, too.
    const done = this.#last
      .then(() => nextTurn())
      .then(() => {
        this.#next = undefined;
        return this.#work(items);
      });
    this.#last = done.catch(() => undefined);
    this.#next = { items, done };
    return this.#next;
  }
}
