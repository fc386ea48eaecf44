/**
 * Sends the built service what nobody should send: seeded requests made from its own description,
 * with wrong and huge values in them, and random bytes. Ends with 1 where an answer is a 5xx, the
 * process dies, or its memory keeps growing.
 *
 *   npm run fuzz -w adapters/product-api -- --requests 10000 --seed 1
 */
import { readCommandLine, wholeNumber } from "../../operations/command-line.mjs";
import type { Sent } from "../test/fuzz/sender.ts";

/** More than this may not stay in memory, MB. */
const mostGrowth = 20;

const { values } = readCommandLine({
  usage: `
npm run fuzz -w adapters/product-api -- [options]

Sends the built service what nobody should send. Ends with 1 where an answer is a 5xx, the process
dies, or its memory keeps growing.

  --requests  how many, 10000
  --seed      the same seed sends the same requests, 1`,
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
  },
});
const requests = wholeNumber(values.requests, "--requests");
const seed = wholeNumber(values.seed, "--seed", 0);
// Medusa comes along with them, which takes seconds.
const { Sender } = await import("../test/fuzz/sender.ts");
const { openScratchShop } = await import("./scratch-shop.ts");
const { startService } = await import("./service.ts");
const shop = await openScratchShop(1_000);
const service = await startService({
  DATABASE_URL: shop.databaseUrl,
  COMMERCE_URL: shop.commerceUrl,
  LOG_LEVEL: "error",
}).catch(async (error) => {
  await shop.close();
  throw error;
});
const failures: Sent[] = [];
const statuses = new Map<number, number>();
let settled = 0;
try {
  const sender = await Sender.to(service.url, seed);
  for (let sent = 0; sent < requests && service.isRunning(); sent += 1) {
    const answer = await sender.send();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500 || answer.status === 0) failures.push(answer);
    // By now everything that is kept on purpose has been seen once.
    if (sent === Math.floor(requests / 4)) settled = service.memory();
  }
  const growth = service.memory() - settled;
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.log(`${requests} requests, seed ${values.seed}: ${counts.join(", ")}`);
  console.log(`memory ${settled.toFixed(0)} MB after a quarter, then ${growth.toFixed(0)} MB more`);
  for (const { what, status } of failures.slice(0, 20)) console.log(`${status}: ${what}`);
  if (!service.isRunning()) console.log("The process has died.");
  const isWell = service.isRunning() && failures.length === 0 && growth <= mostGrowth;
  process.exitCode = isWell ? 0 : 1;
} finally {
  await service.stop();
  await shop.close();
}
