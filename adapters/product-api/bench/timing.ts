/** How long something took: half of the times were shorter, and nearly all. */
export interface Times {
  p50: number;
  p99: number;
}

/** What takes long is done less often: for so long at most, ms, but so many times. */
const longEnoughMs = 15_000;
const fewest = 20;

/**
 * Does something so many times, one after the other, or for a quarter of a minute. Milliseconds.
 *
 * @param least so many times, however long it takes
 */
export async function timesOf(
  count: number,
  act: () => Promise<unknown>,
  least = fewest,
): Promise<Times> {
  const times: number[] = [];
  const began = performance.now();
  while (
    times.length < Math.min(count, least) ||
    (times.length < count && performance.now() - began < longEnoughMs)
  ) {
    times.push(await timeOf(act));
  }
  return percentiles(times);
}

/** Does something at so many connections for a while. */
export async function traffic(
  connections: number,
  seconds: number,
  act: () => Promise<unknown>,
): Promise<Times & { perSecond: number }> {
  const times: number[] = [];
  const until = performance.now() + 1_000 * seconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) times.push(await timeOf(act));
    }),
  );
  return { ...percentiles(times), perSecond: times.length / seconds };
}

export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function percentiles(times: number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
