import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listingQuery } from "../../../src/catalogue/listing-query.ts";
import type { Engine } from "../../../src/commerce/engine.ts";
import { withSharedAnswers } from "../../../src/commerce/shared-answers.ts";
import { listingRequestSchema } from "../../../src/contract/listing.ts";
import { anyCaller, stubEngine } from "../stub-engine.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const firstPage = [listingQuery(listingRequestSchema.parse({}), {})];
const secondPage = [listingQuery(listingRequestSchema.parse({ page: 2 }), {})];

describe("an engine that many ask at once", () => {
  it("is asked the same only once, and anew when the answer is old", async () => {
    const engine = stubEngine(() => ({ count: 1 }));
    const shared = withSharedAnswers(engine);
    await Promise.all(Array.from({ length: 20 }, () => shared.search(firstPage, anyCaller)));
    await shared.search(firstPage, anyCaller);
    expect(engine.roundTrips).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_001);
    await shared.search(firstPage, anyCaller);
    expect(engine.roundTrips).toHaveLength(2);
  });

  it("is asked for everything that differs", async () => {
    const engine = stubEngine(() => ({ count: 1 }));
    const shared = withSharedAnswers(engine);
    await Promise.all([shared.search(firstPage, anyCaller), shared.search(secondPage, anyCaller)]);
    expect(engine.roundTrips).toEqual([firstPage, secondPage]);
  });

  it("is asked again at once after a failure", async () => {
    const engine = stubEngine(() => ({ count: 7 }));
    const search = vi
      .fn<Engine["search"]>(engine.search)
      .mockRejectedValueOnce(new Error("the engine does not answer"));
    const shared = withSharedAnswers({ ...engine, search });
    await expect(shared.search(firstPage, anyCaller)).rejects.toThrow("does not answer");
    expect(await shared.search(firstPage, anyCaller)).toMatchObject([{ count: 7 }]);
  });
});
