import { setTimeout as wait } from "node:timers/promises";
import { type SecondBackend, startSecondBackend } from "@chemical-ink/test-kit/second-backend";
import { startTcpProxy, type TcpProxy } from "@chemical-ink/test-kit/tcp-proxy";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { adminToken, idTokenOf } from "./support/backend";

const shop = inject("shop");

/**
 * The length of the outage, ms, longer than it takes to detect it. `OUTAGE_MS` prints measurements.
 */
const awayForMs = Number(process.env.OUTAGE_MS ?? 2_500);
/** Every request is answered within this time, ms. */
const answeredWithinMs = 2_000;
/** After the outage all is well within this time, ms. */
const wellWithinMs = 5_000;

let proxy: TcpProxy;
let backend: SecondBackend;
let token: string;
let idToken: string;

beforeAll(async () => {
  proxy = await startTcpProxy(new URL(shop.databaseUrl));
  backend = await startSecondBackend(shop, { postgresPort: proxy.port });
  token = await adminToken();
  idToken = await idTokenOf(shop.accounts.merchandiser);
});

afterAll(async () => {
  await backend?.stop();
  await proxy?.close();
});

interface Call {
  path: string;
  asAdmin?: boolean;
  body?: unknown;
}

/** One route of each kind that needs the database. */
const calls = (): Call[] => [
  { path: "/store/regions" },
  { path: "/store/catalogue/sales-channels" },
  { path: "/store/catalogue/product-of-the-year" },
  { path: "/store/product-categories?limit=1" },
  { path: "/store/carts", body: {} },
  { path: "/store/contact-messages", body: { name: "Sam", email: "sam@example.com" } },
  { path: "/auth/user/firebase", body: { id_token: idToken } },
  { path: "/admin/products?limit=1", asAdmin: true },
  { path: "/admin/catalogue/products?limit=1", asAdmin: true },
  { path: "/admin/orders?limit=1", asAdmin: true },
];

interface Answer {
  path: string;
  status: number;
  ms: number;
  retryAfter: number;
  body: string;
}

async function ask({ path, asAdmin, body }: Call): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(`${backend.url}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": shop.publishableKey,
      ...(asAdmin && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  return {
    path,
    status: response.status,
    ms: performance.now() - began,
    retryAfter: Number(response.headers.get("retry-after")),
    body: text,
  };
}

const askAll = () => Promise.all(calls().map(ask));
const statusesOf = (answers: Answer[]) =>
  Object.fromEntries(answers.map(({ path, status }) => [path, status]));

describe.each(["refused", "hanging"] as const)(
  "while connections to the database are %s",
  (how) => {
    it("every call is answered 503 within two seconds, and as before soon after its return", async () => {
      const before = statusesOf(await askAll());
      const inFlight = askAll();
      proxy.cut(how);
      const until = performance.now() + awayForMs;
      const answers: Answer[] = [];
      while (performance.now() < until) answers.push(...(await askAll()));
      const caught = await inFlight;

      if (process.env.OUTAGE_MS) console.table(summary(answers));
      for (const { path, status, ms, retryAfter, body } of answers) {
        expect.soft({ path, status }).toEqual({ path, status: 503 });
        expect.soft(ms, path).toBeLessThan(answeredWithinMs);
        expect.soft(retryAfter, path).toBeGreaterThan(0);
        expect.soft(body, path).toContain('"database_unavailable"');
      }

      for (const { path, status, ms } of caught) {
        expect.soft([before[path], 503], path).toContain(status);

        expect.soft(ms, path).toBeLessThan(answeredWithinMs);
      }

      proxy.restore();
      const restored = performance.now();
      const wellAfter = await Promise.all(
        calls().map(async (call) => {
          while ((await ask(call)).status !== before[call.path]) await wait(100);
          return performance.now() - restored;
        }),
      );
      if (process.env.OUTAGE_MS) console.log(how, "well after", wellAfter.map(Math.round), "ms");
      expect(Math.max(...wellAfter)).toBeLessThan(wellWithinMs);
    });
  },
);

/** The number of each answer of a call, and its slowest time. */
function summary(answers: Answer[]) {
  const found: Record<string, { count: number; slowestMs: number }> = {};
  for (const { path, status, ms } of answers) {
    const of = `${path} ${status}`;
    const { count, slowestMs } = found[of] ?? { count: 0, slowestMs: 0 };
    found[of] = { count: count + 1, slowestMs: Math.round(Math.max(slowestMs, ms)) };
  }
  return found;
}
