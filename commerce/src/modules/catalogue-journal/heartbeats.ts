const seconds = 1_000;

/** How often a write that is going on says that it is alive. */
const every = 5 * seconds;

/** A write that has not ended after so long is not going to: it is not kept alive any more. */
const longest = 120 * seconds;

/** Keeps the writes of this process alive, each until it has ended or has gone on for too long. */
export class Heartbeats {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #beat: (writeId: string) => Promise<void>;

  /** @param beat says that a write is alive; where that fails, the next one may not */
  constructor(beat: (writeId: string) => Promise<void>) {
    this.#beat = beat;
  }

  /** Begins, or begins anew, to keep a write alive. */
  start(writeId: string): void {
    this.stop(writeId);
    const until = Date.now() + longest;
    const timer = setInterval(() => {
      if (Date.now() > until) return this.stop(writeId);
      // A lease outlasts several failures, and whoever writes hears anyway that the database is away.
      this.#beat(writeId).catch(() => undefined);
    }, every);
    timer.unref();
    this.#timers.set(writeId, timer);
  }

  /** Lets a write be, ended or not. */
  stop(writeId: string): void {
    clearInterval(this.#timers.get(writeId));
    this.#timers.delete(writeId);
  }
}
