import { isDatabaseAnswer } from "./database-unavailable";

/** A connection that only the watch uses, so no load can delay it. */
export interface Probe {
  /** @throws Error where the connection is broken */
  ask(): Promise<unknown>;
  end(): void;
}

interface Options {
  /** @throws Error where the connection fails */
  connect(): Promise<Probe>;
  /** Called when the database stops answering, and when it answers again. */
  onChange(isAway: boolean): void;
}

/** The interval between two checks, ms. */
const askEveryMs = 300;
/**
 * A database that does not answer for so long is away, ms. Together with `askEveryMs` this is under
 * 2 s. PostgreSQL answers `select 1` in less than a millisecond.
 */
const timeoutMs = 1_200;
/** The timeout is counted in parts of this length, ms. */
const partMs = 100;
/**
 * A part that took longer shows that this process was blocked, and says nothing of the database,
 * ms.
 */
const standstillMs = 200;

/** Checks whether PostgreSQL answers, from `start` to `stop`. */
export class DatabaseWatch {
  #isAway = false;
  #probe: Probe | undefined;
  #wasThere = false;
  #isStopped = false;

  constructor(private readonly options: Options) {}

  /** Whether the last check failed. */
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
      // One connection can break without the others, so a new one decides.
      return isNew ? !this.#wasThere : this.#isThere();
    }
  }

  /** At the start of the shop a connection may take longer. */
  #connect(): Promise<Probe> {
    const { connect } = this.options;
    return this.#wasThere ? inTime(connect(), (late) => late.end()) : connect();
  }
}

class SilenceError extends Error {}

/** Waits for an answer until the timeout. A later answer is passed to `tooLate`. */
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

/** The timer does not keep the process alive. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
