import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listingQuery } from "../../../src/catalogue/listing-query.ts";
import { type Engine, EngineUnavailableError } from "../../../src/commerce/engine.ts";
import type { SearchResult } from "../../../src/commerce/search-query.ts";
import { withSharedAnswers } from "../../../src/commerce/shared-answers.ts";
import { listingRequestSchema } from "../../../src/contract/listing.ts";
import { anyCaller, stubEngine } from "../stub-engine.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const patienceMs = 1_800;
const firstPage = [listingQuery(listingRequestSchema.parse({}), {})];
const secondPage = [listingQuery(listingRequestSchema.parse({ page: 2 }), {})];

describe("an engine that many ask at once", () => {
  it("is asked the same only once, and anew when the answer is old", async () => {
    const engine = stubEngine(() => ({ count: 1 }));
    const shared = withSharedAnswers(engine, patienceMs);
    const callers = Array.from({ length: 20 }, () => ({
      ...anyCaller,
      signal: new AbortController().signal,
    }));
    await Promise.all(callers.map((caller) => shared.search(firstPage, caller)));
    await shared.search(firstPage, anyCaller);
    expect(engine.roundTrips).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_001);
    await shared.search(firstPage, anyCaller);
    expect(engine.roundTrips).toHaveLength(2);
  });

  it("is asked for everything that differs", async () => {
    const engine = stubEngine(() => ({ count: 1 }));
    const shared = withSharedAnswers(engine, patienceMs);
    await Promise.all([shared.search(firstPage, anyCaller), shared.search(secondPage, anyCaller)]);
    expect(engine.roundTrips).toEqual([firstPage, secondPage]);
  });

  it("is asked again at once after a failure", async () => {
    const engine = stubEngine(() => ({ count: 7 }));
    const search = vi
      .fn<Engine["search"]>(engine.search)
      .mockRejectedValueOnce(new Error("the engine does not answer"));
    const shared = withSharedAnswers({ ...engine, search }, patienceMs);
    await expect(shared.search(firstPage, anyCaller)).rejects.toThrow("does not answer");
    expect(await shared.search(firstPage, anyCaller)).toMatchObject([{ count: 7 }]);
  });

  it("answers who joined, though the first who asked is gone", async () => {
    let answer: (results: SearchResult[]) => void = () => undefined;
    let askedUntil = anyCaller.signal;
    const shared = withSharedAnswers(
      {
        ...stubEngine(() => ({})),
        search: (_queries, { signal }) => {
          askedUntil = signal;
          return new Promise((resolve) => {
            answer = resolve;
          });
        },
      },
      patienceMs,
    );
    const impatient = new AbortController();
    const first = shared.search(firstPage, { requestId: "first", signal: impatient.signal });
    const second = shared.search(firstPage, { ...anyCaller, requestId: "second" });
    impatient.abort();
    await expect(first).rejects.toThrow(EngineUnavailableError);
    expect(askedUntil.aborted).toBe(false);
    answer([{ documents: [], facets: {}, count: 7 }]);
    expect(await second).toMatchObject([{ count: 7 }]);
  });

  it("never answers what was asked more than a second ago, however long the answer took", async () => {
    let inStock = 1;
    const shared = withSharedAnswers(
      {
        ...stubEngine(() => ({})),
        search: async () => {
          const count = inStock;
          await new Promise((resolve) => setTimeout(resolve, 900));
          return [{ documents: [], facets: {}, count }];
        },
      },
      patienceMs,
    );
    const before = shared.search(firstPage, anyCaller);
    inStock = 0;
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await before).toMatchObject([{ count: 1 }]);
    const after = shared.search(firstPage, anyCaller);
    await vi.advanceTimersByTimeAsync(900);
    expect(await after).toMatchObject([{ count: 0 }]);
  });
});
