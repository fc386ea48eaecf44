/**
 * A load test: simulated shoppers browse, search, fill carts and check out in the running shop. At the
 * end it checks that every confirmed order exists exactly once:
 *
 *     node adapters/operations/load/main.mjs --address http://shop.localhost:8080 --shoppers 20 --seconds 120
 *     node adapters/operations/load/main.mjs --seconds 180 --kill commerce,product-api,storefront
 *
 * --kill kills a container of each service, one after the other, each when the previous one is healthy
 * again. It requires root on the Docker host. --thinking is the pause of a shopper after a step in ms,
 * varied by half. The orders are read from the database of the compose project in the current folder.
 * It places real orders: do not run it in a shop that sells.
 *
 * Ends with 1 where an order is missing or duplicate, or 1 % of the requests failed.
 */
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { readCommandLine, refuse, wholeNumber } from "../command-line.mjs";
import { killContainers } from "./kill-containers.mjs";
import { ordersOf } from "./orders.mjs";
import { Shop } from "./shop.mjs";
import { Shopper } from "./shopper.mjs";
import { summaryOf } from "./summary.mjs";

const { values } = readCommandLine({
  usage: `
node adapters/operations/load/main.mjs [options]

Simulates shoppers who browse, search, fill carts and check out in the running shop, and checks that
every confirmed order exists once. It places real orders: do not run it in a shop that sells.

  --address   the shop's URL, by default http://shop.localhost:8080
  --shoppers  the number of simultaneous shoppers, by default 20
  --seconds   the duration, by default 60
  --thinking  the pause of a shopper after a step in ms, by default 1500
  --kill      services whose containers are killed one after the other, such as commerce,product-api`,
  options: {
    address: { type: "string", default: "http://shop.localhost:8080" },
    shoppers: { type: "string", default: "20" },
    seconds: { type: "string", default: "60" },
    thinking: { type: "string", default: "1500" },
    kill: { type: "string", default: "" },
  },
});
const failureLimit = 0.01;
if (!URL.canParse(values.address)) refuse(`"${values.address}" is not a URL.`);
const seconds = wholeNumber(values.seconds, "--seconds");
const thinkingMs = wholeNumber(values.thinking, "--thinking", 0);

const shop = new Shop(values.address);
await shop.open();
// Identifies the orders of this run.
const run = `load-${Date.now().toString(36)}`;
const endsAt = Date.now() + seconds * 1_000;
const shoppers = Array.from(
  { length: wholeNumber(values.shoppers, "--shoppers") },
  (_, number) => new Shopper(shop, { name: `${run}-${number}`, thinkingMs }),
);
console.log(`${shoppers.length} shoppers for ${values.seconds} s at ${values.address} …`);
const progress = setInterval(() => {
  const failed = shop.requests.filter(({ isFailed }) => isFailed).length;
  const ordered = shoppers.flatMap(({ purchases }) => purchases).filter((one) => one.isOrdered);
  console.log(`  ${shop.requests.length} requests, ${failed} failed, ${ordered.length} orders`);
}, 15_000);
const services = values.kill.split(",").filter(Boolean);
const [killed] = await Promise.all([
  killContainers(services, endsAt),
  ...shoppers.map(async (shopper, number) => {
    await pause((number / shoppers.length) * thinkingMs);
    await shopper.shopUntil(endsAt);
  }),
]);
clearInterval(progress);

const purchases = shoppers.flatMap(({ purchases }) => purchases);
const orders = await ordersOf(run);
const missing = purchases.filter(({ email, isOrdered }) => isOrdered && !orders.has(email));
const duplicate = [...orders.values()].filter(({ count }) => count > 1);
const wrong = [...orders.values()].filter(
  ({ email, ordered, reserved }) =>
    ordered !== purchases.find((purchase) => purchase.email === email)?.units ||
    reserved !== ordered,
);

console.log(summaryOf(shop.requests));
for (const { service, recoveryMs } of killed) {
  console.log(`${service} was killed; healthy again after ${(recoveryMs / 1_000).toFixed(1)} s`);
}
const failed = shop.requests.filter(({ isFailed }) => isFailed);
const share = failed.length / shop.requests.length;
console.log(
  `requests ${shop.requests.length}, failed ${failed.length} (${(share * 100).toFixed(2)} %)`,
);
console.log(
  `orders confirmed ${purchases.filter(({ isOrdered }) => isOrdered).length}, found ${orders.size}, ` +
    `missing ${missing.length}, duplicate ${duplicate.length}, with wrong units or reservations ${wrong.length}; ` +
    `abandoned ${purchases.filter(({ isOrdered }) => !isOrdered).length}`,
);
console.log(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);
for (const what of new Set(failed.map(describe))) {
  console.log(`  ${failed.filter((one) => describe(one) === what).length} × ${what}`);
}
for (const purchase of [...missing, ...duplicate, ...wrong]) console.log("  wrong:", purchase);
shop.close();
const passed = missing.length + duplicate.length + wrong.length === 0 && share < failureLimit;
process.exitCode = passed ? 0 : 1;

function describe({ step, outcome }) {
  return `${step}: ${outcome}`;
}
