import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { startTcpProxy, type TcpProxy } from "@chemical-ink/test-kit/tcp-proxy";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildApp } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import { type Listing, listingSchema } from "../../src/contract/listing.ts";
import { problemSchema } from "../../src/contract/problem.ts";

let app: FastifyInstance | undefined;
let proxy: TcpProxy | undefined;

afterEach(async () => {
  await app?.close();
  await proxy?.close();
  app = undefined;
  proxy = undefined;
});

/** A service of its own in the running shop, once it is as ready as it can be. */
async function serviceWith(changes: NodeJS.ProcessEnv, catalogue: "up" | "down" = "up") {
  const { commerceUrl, databaseUrl, publishableKey } = runningShop();
  const service = await buildApp(
    readConfig({
      SHOP_ENVIRONMENT: "demo",
      COMMERCE_URL: commerceUrl,
      DATABASE_URL: databaseUrl,
      MEDUSA_PUBLISHABLE_KEY: publishableKey,
      LOG_LEVEL: "silent",
      ...changes,
    }),
  );
  app = service;
  await vi.waitFor(async () => {
    expect((await dependencies(service)).catalogue).toBe(catalogue);
  }, 15_000);
  return service;
}

async function dependencies(service: FastifyInstance) {
  return (await service.inject("/health/ready")).json().dependencies;
}

/** For so long, ms, the database is away at least. `OUTAGE_MS` prints figures. */
const awayForMs = Number(process.env.OUTAGE_MS ?? 0);

async function listed(service: FastifyInstance, request: object): Promise<Listing> {
  const answer = await service.inject({ method: "POST", url: "/products", payload: request });
  return listingSchema.parse(answer.json());
}

/** How many whole products the service has in memory. */
async function cachedProducts(service: FastifyInstance): Promise<number> {
  const { body } = await service.inject("/metrics");
  return Number(/^cached_products (\d+)$/m.exec(body)?.[1]);
}

const reads = [
  ["POST", "/products"],
  ["POST", "/products/search/ink"],
  ["GET", "/products/bestSellers/3"],
  ["GET", "/products/titles"],
] as const;

/** The statuses of the reads, none of which may keep anybody waiting. */
async function statusesOf(service: FastifyInstance): Promise<number[]> {
  const statuses: number[] = [];
  for (const [method, url] of reads) {
    const started = performance.now();
    const answer = await service.inject({ method, url });
    expect(performance.now() - started, url).toBeLessThan(2_000);
    if (answer.statusCode !== 200) {
      expect(problemSchema.parse(answer.json()).code).toBe("catalogue-unavailable");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const allWell = reads.map(() => 200);
const allAway = reads.map(() => 503);

describe("while the backend is away", () => {
  it("reads go on, and readiness says what is down", async () => {
    proxy = await startTcpProxy(new URL(runningShop().commerceUrl));
    const service = await serviceWith({ COMMERCE_URL: `http://127.0.0.1:${proxy.port}` });
    const before = await service.inject({ method: "POST", url: "/products" });
    proxy.cut("refused");
    expect(await statusesOf(service)).toEqual(allWell);
    const after = await service.inject({ method: "POST", url: "/products" });
    expect(listingSchema.parse(after.json()).total).toBe(before.json().total);
    expect(await dependencies(service)).toEqual({ backend: "down", catalogue: "up" });
    proxy.restore();
    await vi.waitFor(async () => {
      expect(await dependencies(service)).toEqual({ backend: "up", catalogue: "up" });
    }, 10_000);
  });

  it("since before the start, reads are answered 503 until it is there", async () => {
    const service = await serviceWith({ COMMERCE_URL: "http://127.0.0.1:9" }, "down");
    expect(await statusesOf(service)).toEqual(allAway);
    expect(await dependencies(service)).toEqual({ backend: "down", catalogue: "down" });
  });
});

describe.each(["refused", "hanging"] as const)(
  "while connections to the database are %s",
  (how) => {
    it("products and lists nobody has asked for go on, and it recovers by itself", async () => {
      const database = new URL(runningShop().databaseUrl);
      proxy = await startTcpProxy(database);
      database.host = `127.0.0.1:${proxy.port}`;
      const service = await serviceWith({ DATABASE_URL: database.href });
      const all = await listed(service, { itemsPerPage: 100, sort: "bestSelling" });
      let year: unknown;
      await vi.waitFor(async () => {
        const answer = await service.inject("/products/productOfTheYear");
        expect(answer.statusCode).toBe(200);
        year = answer.json();
        expect(await cachedProducts(service)).toBe(all.total);
      }, 30_000);

      proxy.cut(how);
      const until = performance.now() + awayForMs;
      const times: number[] = [];
      const timed = async (url: string, body?: object) => {
        const began = performance.now();
        const method = body ? "POST" : "GET";
        const answer = await service.inject({ method, url, ...(body && { payload: body }) });
        times.push(performance.now() - began);
        expect(answer.statusCode, url).toBe(200);
        return answer.json();
      };
      for (let turn = 0; performance.now() < until || turn < 10; turn += 1) {
        const product = all.products[turn % all.products.length];
        if (!product) throw new Error("The shop is empty.");
        expect(await timed(`/product/${product._id}`)).toEqual(product);
        expect(await timed(`/product/${product.slug}`)).toEqual(product);
        const title = encodeURIComponent(product.Title);
        expect((await timed(`/products/title/${title}`)).Title).toBe(product.Title);
        const cheap = { filters: { price: { max: product.Price + turn / 1_000 } } };
        expect((await timed("/products", cheap)).products.length).toBeGreaterThan(0);
      }
      expect(await timed("/products/productOfTheYear")).toEqual(year);
      if (process.env.OUTAGE_MS) {
        console.log(how, times.length, "answers, the slowest", Math.max(...times), "ms");
      }
      expect(Math.max(...times)).toBeLessThan(2_000);

      const former = await service.inject("/product/a-slug-nobody-has-now");
      expect(problemSchema.parse(former.json()).code).toBe("catalogue-unavailable");
      await vi.waitFor(async () => {
        expect(await dependencies(service)).toEqual({ backend: "up", catalogue: "down" });
      }, 10_000);

      proxy.restore();
      const restored = performance.now();
      await vi.waitFor(async () => {
        const answer = await service.inject("/product/a-slug-nobody-has-now");
        expect(answer.statusCode).toBe(404);
        expect(await dependencies(service)).toEqual({ backend: "up", catalogue: "up" });
      }, 10_000);
      expect(performance.now() - restored).toBeLessThan(4_000);
    });

    it("nothing is shown that is older than allowed", async () => {
      const database = new URL(runningShop().databaseUrl);
      proxy = await startTcpProxy(database);
      database.host = `127.0.0.1:${proxy.port}`;
      const service = await serviceWith({
        DATABASE_URL: database.href,
        CATALOGUE_MAY_BE_OLD_MS: "1000",
      });
      expect(await statusesOf(service)).toEqual(allWell);
      proxy.cut(how);
      await vi.waitFor(async () => expect(await statusesOf(service)).toEqual(allAway), 10_000);
      proxy.restore();
      await vi.waitFor(async () => expect(await statusesOf(service)).toEqual(allWell), 10_000);
    });
  },
);

describe("with a key that the backend does not know", () => {
  it("the service is not ready, though the backend is up", async () => {
    const service = await serviceWith({ MEDUSA_PUBLISHABLE_KEY: "pk_nobody" }, "down");
    // A health check waits a second at most, which a busy machine may need for more than this.
    await vi.waitFor(async () => {
      expect(await dependencies(service)).toEqual({ backend: "up", catalogue: "down" });
    }, 10_000);
  });
});
