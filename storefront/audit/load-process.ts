/**
 * Requests a URL repeatedly on open connections, in a process of its own so that it does not
 * compete with the audit: load-process.ts <url> <connections> <seconds> [new]
 * Prints a `Load` as JSON. With `new` every request has another query.
 */
import { Agent, get } from "node:http";

/** The result of a load. */
export interface Load {
  pagesPerSecond: number;
  /** The median time to the first byte, ms. */
  firstByteP50: number;
  failed: number;
}

const [address = "", connections = "1", seconds = "3", kind] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];
let failed = 0;
let asked = 0;

function ask(): Promise<void> {
  const url = new URL(address);
  asked += 1;
  if (kind === "new") url.searchParams.set("asked", `${process.pid}-${asked}`);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br, gzip" } }, (answer) => {
      times.push(performance.now() - begun);
      if (answer.statusCode !== 200) failed += 1;
      answer.resume().once("end", resolve);
    }).once("error", reject);
  });
}

await ask();
times.length = 0;
const begun = performance.now();
const until = begun + Number(seconds) * 1_000;
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (performance.now() < until) await ask();
  }),
);
const took = (performance.now() - begun) / 1_000;
agent.destroy();
times.sort((one, other) => one - other);
const load: Load = {
  pagesPerSecond: times.length / took,
  firstByteP50: times[Math.floor(times.length / 2)] ?? 0,
  failed,
};
console.log(JSON.stringify(load));
