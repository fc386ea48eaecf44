/**
 * Remembers the last good answer of `load` for `forMs` milliseconds, and asks only once at a time.
 * For display data alone: never for a cart, a person or a price that is about to be paid.
 */
export function remembered<Value>(load: () => Promise<Value | undefined>, forMs: number) {
  let value: Value | undefined;
  let freshUntil = 0;
  let underway: Promise<Value | undefined> | undefined;

  return async function remember(): Promise<Value | undefined> {
    if (Date.now() < freshUntil) return value;
    underway ??= load().finally(() => {
      underway = undefined;
    });
    const loaded = await underway;
    if (loaded !== undefined) {
      value = loaded;
      freshUntil = Date.now() + forMs;
    }
    // A failed call leaves the last good answer standing: an old menu is better than none.
    return value;
  };
}
