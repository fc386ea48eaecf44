/** @param {import("./shop.mjs").Request[]} requests @returns {string} a table: a line for each step */
export function summaryOf(requests) {
  const steps = new Map();
  for (const request of requests) {
    const known = steps.get(request.step);
    if (known) known.push(request);
    else steps.set(request.step, [request]);
  }
  const rows = [...steps].toSorted().map(([step, asked]) => {
    const times = asked.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const failed = asked.filter(({ isFailed }) => isFailed).length;
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return [step, asked.length, failed, at(0.5), at(0.95), times.at(-1)];
  });
  return [["step", "requests", "failed", "p50 ms", "p95 ms", "longest ms"], ...rows]
    .map(([step, ...figures]) => [
      step.padEnd(28),
      ...figures.map((one) => String(one).padStart(10)),
    ])
    .map((cells) => cells.join(""))
    .join("\n");
}
