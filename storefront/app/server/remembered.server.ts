import { logFailure } from "./log.server.ts";

interface Remembering {
  /** How long an answer is fresh, in ms. */
  forMs: number;
  /** How long an answer may take before it counts as failed, in ms. */
  timeoutMs?: number;
  /** How long nobody is asked after a failure, in ms. */
  pauseMs?: number;
}

/**
 * Remembers the last good answer of `load`, and asks only once at a time. An answer that is no
 * longer fresh is still given at once, and renewed behind it: whoever is slow or away holds up
 * nobody. Undefined only while there has never been a good answer.
 * For display data alone: never for a cart, a person or a price that is about to be paid.
 */
export function remembered<Value>(
  load: () => Promise<Value | undefined>,
  { forMs, timeoutMs = 2_000, pauseMs = 5_000 }: Remembering,
) {
  let value: Value | undefined;
  let askAgainAt = 0;
  let underway: Promise<void> | undefined;

  async function renew(): Promise<void> {
    const loaded = await within(timeoutMs, load());
    if (loaded !== undefined) value = loaded;
    askAgainAt = Date.now() + (loaded === undefined ? pauseMs : forMs);
  }

  return async function remember(): Promise<Value | undefined> {
    if (Date.now() < askAgainAt) return value;
    underway ??= renew().finally(() => {
      underway = undefined;
    });
    if (value === undefined) await underway;
    return value;
  };
}

/** The answer; undefined, with a line in the log, when it fails or does not come in time. */
async function within<Value>(
  timeoutMs: number,
  answer: Promise<Value | undefined>,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([answer, timeout]);
  } catch (cause) {
    logFailure("display data could not be renewed", cause);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
