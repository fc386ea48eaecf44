import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { describe, expect, it } from "vitest";
import { logWriter } from "../../../src/medusa-internals/log-writer";
import { fieldsOfProductExport } from "../../../src/medusa-internals/product-export";
import { MedusaSearchService, weightOf } from "../../../src/medusa-internals/search-index";

const { resolve } = createRequire(import.meta.url);

describe("Medusa has still what is reached below its public entries", () => {
  it.each([
    ["retrieve"],
    ["task"],
    ["upsertDocuments"],
    ["clearIndex"],
    ["withTransaction"],
    ["createDocumentTable"],
    ["dropDocumentTable"],
    ["adjustDocumentCount"],
    ["setDocumentCount"],
  ])("its search provider: %s", (method) => {
    expect(MedusaSearchService.prototype).toHaveProperty(method, expect.any(Function));
  });

  it("its search provider: the language of its texts", () => {
    const own = Object.getOwnPropertyDescriptor(MedusaSearchService.prototype, "tsConfig_");
    expect(own?.get).toEqual(expect.any(Function));
  });

  it("the weights of searched texts", () => {
    expect(weightOf({ weight: 1 })).toMatch(/^[ABCD]$/);
    expect(weightOf(true)).toMatch(/^[ABCD]$/);
  });

  it("the fields of its export of products", () => {
    expect(fieldsOfProductExport(["title", "variants.prices.amount"])).toEqual([
      "title",
      "variants.price_set.prices.amount",
    ]);
  });

  it("what its logger writes with", () => {
    const { log, format } = logWriter();
    expect(log).toEqual(expect.any(Function));
    expect(format.transform).toEqual(expect.any(Function));
  });

  it("the connections of its database, which are opened and taken by these functions", async () => {
    const database = knex({ client: "pg", connection: {} });
    expect(database.client).toMatchObject({
      connectionSettings: expect.any(Object),
      acquireRawConnection: expect.any(Function),
      acquireConnection: expect.any(Function),
      pool: { acquire: expect.any(Function) },
      logger: { warn: expect.any(Function) },
    });
    await database.destroy();
  });

  it.each([
    ["event-bus-redis/dist/services/event-bus-redis.js", "class RedisEventBusService"],
    ["event-bus-redis/dist/services/event-bus-redis.js", '"events-queue"'],
    ["workflow-engine-redis/dist/loaders/redis.js", '"medusa-workflows"'],
    ["workflow-engine-redis/dist/loaders/redis.js", '"medusa-workflows-jobs"'],
  ])("the queues of its Redis modules: %s %s", (file, name) => {
    const [module = "", ...path] = file.split("/");
    const entry = resolve(`@medusajs/${module}/package.json`);
    const text = readFileSync(entry.replace("package.json", path.join("/")), "utf8");
    expect(text).toContain(name);
  });
});
