import type { MedusaContainer } from "@medusajs/framework/types";
import { Gauge } from "prom-client";
import { measureIndexLag } from "../catalogue-health/index-lag";
import { countStates } from "../medusa-internals/orders";
import { moneyWithoutOrder } from "../medusa-internals/payments";
import { queueLengths } from "../medusa-internals/redis-queues";
import { register } from "./metrics";
import { redisForQuestions } from "./redis";

/** Counts are cached for so long, ms, because each costs queries. */
const countsStandMs = 10_000;
const lagStandsMs = 60_000;

const orders = gauge("shop_orders", "Orders in the database, by state.", ["state"]);
const mails = gauge("shop_mails", "Mails of the queue that are not sent.", ["state"]);
const imports = gauge("shop_catalogue_imports_waiting", "Catalogue imports that wait or run.");
const unpaid = gauge(
  "shop_payments_without_order",
  "Payments with money and without an order, older than minutes.",
);
const behind = gauge(
  "catalogue_index_behind",
  "Documents of the index that differ from their products.",
  ["how"],
);
const lag = gauge(
  "catalogue_index_lag_seconds",
  "How long the oldest change has waited for the index; 0 where none waits.",
);
const queued = gauge("queue_length", "Entries of the queues in Redis.", ["queue", "state"]);
const redisUp = gauge("redis_up", "1 while Redis answers; nothing where the shop has none.");
const databaseUp = gauge("database_up", "1 while the database answers.");

/** Fills the register with the current metrics of the shop, at most some seconds old. */
export function shopMetrics(container: MedusaContainer): () => Promise<void> {
  const counts = standing(countsStandMs, () => countInDatabase(container));
  const indexLag = standing(lagStandsMs, () => readIndexLag(container));
  return async () => {
    await Promise.all([
      counts().then(
        () => databaseUp.set(1),
        () => databaseUp.set(0),
      ),
      // `database_up` tells the reason.
      indexLag().catch(() => lag.remove()),
      countQueues(),
    ]);
  };
}

async function countInDatabase(container: MedusaContainer): Promise<void> {
  const rows = await countStates(container);
  const counted = (name: string, state: string) =>
    rows.find((row) => row.name === name && row.state === state)?.count ?? 0;
  for (const state of ["placed", "cancelled", "cut_off"]) {
    orders.set({ state }, counted("orders", state));
  }
  for (const state of ["waiting", "given_up"]) mails.set({ state }, counted("mails", state));
  imports.set(counted("imports", "waiting"));
  unpaid.set((await moneyWithoutOrder(container)).length);
}

async function readIndexLag(container: MedusaContainer): Promise<void> {
  const { missing, outdated, left_over, oldest_change_waiting_ms } =
    await measureIndexLag(container);
  for (const [how, count] of Object.entries({ missing, outdated, left_over })) {
    behind.set({ how }, count);
  }
  lag.set(oldest_change_waiting_ms / 1000);
}

async function countQueues(): Promise<void> {
  const redis = redisForQuestions();
  if (!redis) return;
  try {
    for (const { queue, state, length } of await queueLengths(redis)) {
      queued.set({ queue, state }, length);
    }
    redisUp.set(1);
  } catch {
    queued.reset();
    redisUp.set(0);
  }
}

/** Caches a query for some time. Simultaneous callers share one. */
function standing(forMs: number, ask: () => Promise<void>): () => Promise<void> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<void> | undefined;
  return () => {
    if (!answer || performance.now() - asked > forMs) {
      asked = performance.now();
      answer = ask();
    }
    return answer;
  };
}

function gauge(name: string, help: string, labelNames: string[] = []): Gauge {
  const made = new Gauge({ name, help, labelNames, registers: [register] });
  // A metric without a value is absent, not 0.
  if (labelNames.length === 0) made.remove();
  return made;
}
