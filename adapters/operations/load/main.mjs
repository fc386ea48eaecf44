/**
 * Shoppers who browse, search, add and check out, all at once, in the running shop; and then whether
 * every order that was promised is there, once:
 *
 *     node adapters/operations/load/main.mjs --address http://shop.localhost:8080 --shoppers 20 --seconds 120
 *     node adapters/operations/load/main.mjs --seconds 180 --kill commerce,product-api,storefront
 *
 * --kill ends a container of each service in turn, the hard way, each when the one before is well
 * again: on the Docker engine's machine, as root. --thinking is how long a shopper looks at
 * something, ms, half as long to half as long again. Orders are looked up in the database of the
 * compose project, whose folder it is started in. It buys: not in a shop that sells.
 *
 * Ends with 1 where an order is missing or doubled, or one request in a hundred failed.
 */
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { readCommandLine, refuse, wholeNumber } from "../command-line.mjs";
import { killInTurn } from "./killing.mjs";
import { ordersOf } from "./orders.mjs";
import { Shop } from "./shop.mjs";
import { Shopper } from "./shopper.mjs";
import { summaryOf } from "./summary.mjs";

const { values } = readCommandLine({
  usage: `
node adapters/operations/load/main.mjs [options]

Shoppers who browse, search, add and check out in the running shop; then whether every order that was
promised is there, once. It buys: not in a shop that sells.

  --address   the shop, http://localhost:8080 where none is given
  --shoppers  how many at once, 20
  --seconds   for how long, 60
  --thinking  how long a shopper looks at something, ms, 1500
  --kill      services whose containers are ended in turn, such as commerce,product-api`,
  options: {
    address: { type: "string", default: "http://shop.localhost:8080" },
    shoppers: { type: "string", default: "20" },
    seconds: { type: "string", default: "60" },
    thinking: { type: "string", default: "1500" },
    kill: { type: "string", default: "" },
  },
});
const mostFailed = 0.01;
if (!URL.canParse(values.address)) refuse(`"${values.address}" is no address.`);
const seconds = wholeNumber(values.seconds, "--seconds");
const thinkingMs = wholeNumber(values.thinking, "--thinking", 0);

const shop = new Shop(values.address);
await shop.open();
// Marks the orders of this run: there may be others.
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
  killInTurn(services, endsAt),
  ...shoppers.map(async (shopper, number) => {
    await pause((number / shoppers.length) * thinkingMs);
    await shopper.shopUntil(endsAt);
  }),
]);
clearInterval(progress);

const promised = shoppers.flatMap(({ purchases }) => purchases);
const orders = await ordersOf(run);
const lost = promised.filter(({ email, isOrdered }) => isOrdered && !orders.has(email));
const doubled = [...orders.values()].filter(({ count }) => count > 1);
const wrong = [...orders.values()].filter(
  ({ email, ordered, reserved }) =>
    ordered !== promised.find((purchase) => purchase.email === email)?.units ||
    reserved !== ordered,
);

console.log(summaryOf(shop.requests));
for (const { service, healedMs } of killed) {
  console.log(`${service} was killed; well again after ${(healedMs / 1_000).toFixed(1)} s`);
}
const failed = shop.requests.filter(({ isFailed }) => isFailed);
const share = failed.length / shop.requests.length;
console.log(
  `requests ${shop.requests.length}, failed ${failed.length} (${(share * 100).toFixed(2)} %)`,
);
console.log(
  `orders promised ${promised.filter(({ isOrdered }) => isOrdered).length}, there ${orders.size}, ` +
    `lost ${lost.length}, doubled ${doubled.length}, with other units or reservations ${wrong.length}; ` +
    `given up ${promised.filter(({ isOrdered }) => !isOrdered).length}`,
);
console.log(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);
for (const what of new Set(failed.map(toWords))) {
  console.log(`  ${failed.filter((one) => toWords(one) === what).length} × ${what}`);
}
for (const purchase of [...lost, ...doubled, ...wrong]) console.log("  wrong:", purchase);
shop.close();
const isWell = lost.length + doubled.length + wrong.length === 0 && share < mostFailed;
process.exitCode = isWell ? 0 : 1;

function toWords({ step, outcome }) {
  return `${step}: ${outcome}`;
}
