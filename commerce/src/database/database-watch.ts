import { isDatabaseAnswer } from "./database-unavailable";

/** A connection of the watch's own, which no load of the shop can keep waiting. */
export interface Probe {
  /** @throws Error where the connection is of no use any more */
  ask(): Promise<unknown>;
  end(): void;
}

interface Options {
  /** @throws Error where no connection comes about */
  connect(): Promise<Probe>;
  /** Called each time the database stops answering, or answers again. */
  onChange(isAway: boolean): void;
}

/** So often the database is asked, ms. */
const askEveryMs = 300;
/**
 * A database that answers nothing for so long is away, ms. With `askEveryMs` before it, whoever waits
 * knows within 2 s; PostgreSQL answers `select 1` in less than a millisecond.
 */
const timeoutMs = 1_200;
/** The patience is counted in parts of so many ms. */
const partMs = 100;
/** A part that took so long says that this process stood still, and nothing of the database, ms. */
const standstillMs = 200;

/** Knows whether PostgreSQL answers, from `start` to `stop`. */
export class DatabaseWatch {
  #isAway = false;
  #probe: Probe | undefined;
  #wasThere = false;
  #isStopped = false;

  constructor(private readonly options: Options) {}

  /** Whether the database did not answer when it was last asked. */
  get isAway(): boolean {
    return this.#isAway;
  }

  start(): void {
    void this.#watch();
  }

  stop(): void {
    this.#isStopped = true;
    this.#probe?.end();
  }

  async #watch(): Promise<void> {
    while (!this.#isStopped) {
      const isAway = !(await this.#isThere());
      if (this.#isStopped) return;
      if (isAway !== this.#isAway) {
        this.#isAway = isAway;
        this.options.onChange(isAway);
      }
      await pause(askEveryMs);
    }
  }

  async #isThere(): Promise<boolean> {
    const isNew = this.#probe === undefined;
    try {
      this.#probe ??= await this.#connect();
      await inTime(this.#probe.ask());
      this.#wasThere = true;
      return true;
    } catch (error) {
      this.#probe?.end();
      this.#probe = undefined;
      if (error instanceof SilenceError) return false;
      if (isDatabaseAnswer((error ?? {}) as { code?: unknown })) return true;
      // One connection can break without the others: a new one tells.
      return isNew ? !this.#wasThere : this.#isThere();
    }
  }

  /** While the shop starts, nobody knows yet how long a connection takes. */
  #connect(): Promise<Probe> {
    const { connect } = this.options;
    return this.#wasThere ? inTime(connect(), (late) => late.end()) : connect();
  }
}

class SilenceError extends Error {}

/** Waits for an answer as long as patience lasts; what comes later is handed to `tooLate`. */
async function inTime<Found>(
  answer: Promise<Found>,
  tooLate: (found: Found) => void = () => {},
): Promise<Found> {
  let isOver = false;
  answer.then(
    (found) => {
      if (isOver) tooLate(found);
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  const silence = async (): Promise<never> => {
    for (let silentMs = 0; silentMs < timeoutMs && !isOver; ) {
      const began = performance.now();
      await pause(partMs);
      if (performance.now() - began < standstillMs) silentMs += partMs;
    }
    if (isOver) return new Promise(() => {});
    isOver = true;
    throw new SilenceError();
  };
  return Promise.race([answer, silence()]);
}

/** It keeps no process alive. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
