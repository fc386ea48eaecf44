import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Collects items while a batch is processed, and passes them on as the next batch. One batch runs
 * at a time, so an item waits for at most one batch, and is read after everything that came before
 * it.
 */
export class MicroBatcher<Item> {
  readonly #work: (items: Item[]) => Promise<void>;
  #next: { items: Item[]; done: Promise<void> } | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(work: (items: Item[]) => Promise<void>) {
    this.#work = work;
  }

  /**
   * Adds items to the next batch.
   *
   * @returns when that batch is processed
   * @throws the error of that batch
   */
  add(items: Item[]): Promise<void> {
    const lot = this.#next ?? this.#open();
    // Not with `push(...)`: there may be more items than a call accepts arguments.
    for (const item of items) lot.items.push(item);
    return lot.done;
  }

  #open() {
    const items: Item[] = [];
    // Events of one change arrive in one turn of the event loop, so they are one batch.
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
