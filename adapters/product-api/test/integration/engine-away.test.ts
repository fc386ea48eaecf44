import { runningShop } from "@chemical-ink/local-stack/running-shop";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildApp } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import { problemSchema } from "../../src/contract/problem.ts";

let app: FastifyInstance | undefined;

afterEach(async () => {
  await app?.close();
});

async function serviceWith(changes: NodeJS.ProcessEnv) {
  const { commerceUrl, publishableKey } = runningShop();
  app = await buildApp(
    readConfig({
      SHOP_ENVIRONMENT: "demo",
      COMMERCE_URL: commerceUrl,
      MEDUSA_PUBLISHABLE_KEY: publishableKey,
      LOG_LEVEL: "silent",
      REQUEST_TIMEOUT_MS: "1800",
      ...changes,
    }),
  );
  return app;
}

describe("without an engine", () => {
  it("every read answers 503 within two seconds, with when to come back", async () => {
    const service = await serviceWith({ COMMERCE_URL: "http://127.0.0.1:9" });
    for (const url of ["/product/t6641", "/products/titles", "/products/bestSellers/3"]) {
      const started = performance.now();
      const answer = await service.inject({ method: "GET", url });
      expect(performance.now() - started).toBeLessThan(2_000);
      expect(problemSchema.parse(answer.json()).code).toBe("engine-unavailable");
      expect(answer.headers["retry-after"]).toBeDefined();
    }
  });

  it("readiness says what is down", async () => {
    const service = await serviceWith({ COMMERCE_URL: "http://127.0.0.1:9" });
    const answer = await service.inject({ method: "GET", url: "/health/ready" });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().dependencies).toEqual({ engine: "down", catalogue: "down" });
  });
});

describe("with a key that the engine does not know", () => {
  it("the service is not ready, though the engine is up", async () => {
    const service = await serviceWith({ MEDUSA_PUBLISHABLE_KEY: "pk_nobody" });
    // A health check waits a second at most, which a busy machine may need for more than this.
    await vi.waitFor(async () => {
      const answer = await service.inject({ method: "GET", url: "/health/ready" });
      expect(answer.statusCode).toBe(503);
      expect(answer.json().dependencies).toEqual({ engine: "up", catalogue: "down" });
    }, 10_000);
  });
});
