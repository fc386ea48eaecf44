/** How long something took: half of the times were shorter, and nearly all. */
export interface Times {
  p50: number;
  p99: number;
}

/** Does something so many times, one after the other. Milliseconds. */
export async function timesOf(count: number, act: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timeOf(act));
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
