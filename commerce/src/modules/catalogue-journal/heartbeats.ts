const seconds = 1_000;

/** The interval between two heartbeats of a write. */
const every = 5 * seconds;

/** A write that has not ended after this time gets no more heartbeats. */
const longest = 120 * seconds;

/** Renews the leases of this process's writes, each until it ends or takes too long. */
export class Heartbeats {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #beat: (writeId: string) => Promise<void>;

  /** @param beat renews the lease of a write; it may fail now and then */
  constructor(beat: (writeId: string) => Promise<void>) {
    this.#beat = beat;
  }

  /** Starts or restarts the heartbeats of a write. */
  start(writeId: string): void {
    this.stop(writeId);
    const until = Date.now() + longest;
    const timer = setInterval(() => {
      if (Date.now() > until) return this.stop(writeId);
      // A lease outlasts several failures, and the write itself fails while the database is away.
      this.#beat(writeId).catch(() => undefined);
    }, every);
    timer.unref();
    this.#timers.set(writeId, timer);
  }

  /** Stops the heartbeats of a write. */
  stop(writeId: string): void {
    clearInterval(this.#timers.get(writeId));
    this.#timers.delete(writeId);
  }
}
