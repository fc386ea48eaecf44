import { afterEach, describe, expect, it, vi } from "vitest";
import { CatalogueFeed } from "../../../src/catalogue/catalogue-feed.ts";
import { CatalogueUnavailableError } from "../../../src/catalogue/index-database.ts";
import { FakeIndex } from "../fake-index.ts";
import { indexDocument, ownChannel } from "../index-document.ts";

const log = { info: vi.fn(), warn: vi.fn() };
const inAMoment = { timeout: 5_000, interval: 20 };
let feed: CatalogueFeed | undefined;

afterEach(async () => {
  await feed?.stop();
  feed = undefined;
  vi.clearAllMocks();
});

function follow(index: FakeIndex, mayBeOldForMs = 60_000): CatalogueFeed {
  const salesChannelIds = async () => [ownChannel];
  feed = new CatalogueFeed({ database: index, salesChannelIds, mayBeOldForMs, log });
  feed.start();
  return feed;
}

const slugs = ({ products }: { products: ({ handle: string } | undefined)[] }) =>
  products.flatMap((product) => product?.handle ?? []).sort();

async function untilRead(followed: CatalogueFeed, expected: string[]) {
  await vi.waitFor(() => expect(slugs(followed.read().projection)).toEqual(expected), inAMoment);
}

const bottle = indexDocument();
const toner = indexDocument({ id: "prod_2", handle: "toner", title: "Toner" });
const drum = indexDocument({ id: "prod_3", handle: "drum", title: "Drum" });

describe("the catalogue in memory", () => {
  it("is read whole and then follows what is added, changed and removed", async () => {
    const index = new FakeIndex([bottle, toner]);
    const followed = follow(index);
    await untilRead(followed, ["epson-t6641", "toner"]);
    index.put(drum, { ...toner, handle: "toner-black" });
    index.remove("prod_1");
    await untilRead(followed, ["drum", "toner-black"]);
    index.put(bottle);
    await untilRead(followed, ["drum", "epson-t6641", "toner-black"]);
    expect(index.asked.readAll).toBe(1);
  });

  it("holds what is published and for sale in the shop's channel only", async () => {
    const index = new FakeIndex([
      bottle,
      { ...toner, status: "draft" },
      { ...drum, sales_channel_ids: ["sc_other"] },
    ]);
    const followed = follow(index);
    await untilRead(followed, ["epson-t6641"]);
    index.put(toner, { ...bottle, status: "draft" });
    await untilRead(followed, ["toner"]);
  });

  it("is the new version after a swap, and the old one until that is read", async () => {
    const index = new FakeIndex([bottle]);
    const followed = follow(index);
    await untilRead(followed, ["epson-t6641"]);
    const before = followed.read().projection;
    index.swap([toner]);
    await vi.waitFor(() => {
      const shown = slugs(followed.read().projection);
      expect(shown).toEqual(followed.read().projection === before ? ["epson-t6641"] : ["toner"]);
      expect(shown).toEqual(["toner"]);
    }, inAMoment);
  });

  it("is read as soon as the first version has been built", async () => {
    const index = new FakeIndex([], { isBuilt: false });
    const followed = follow(index);
    await vi.waitFor(() => expect(index.asked.readAll).toBeGreaterThan(0), inAMoment);
    expect(() => followed.read()).toThrow(CatalogueUnavailableError);
    expect(followed.isInStep).toBe(false);
    index.swap([bottle]);
    await untilRead(followed, ["epson-t6641"]);
    expect(followed.isInStep).toBe(true);
  });
});

describe("while the database is away", () => {
  it("the last known catalogue is shown, and what was missed is made up for", async () => {
    const index = new FakeIndex([bottle]);
    const followed = follow(index);
    await untilRead(followed, ["epson-t6641"]);
    index.isAway = true;
    index.put(toner);
    await vi.waitFor(() => expect(followed.isInStep).toBe(false), inAMoment);
    expect(slugs(followed.read().projection)).toEqual(["epson-t6641"]);
    index.isAway = false;
    await untilRead(followed, ["epson-t6641", "toner"]);
    expect(followed.isInStep).toBe(true);
    expect(index.asked.readAll).toBe(1);
  });

  it("nothing is shown that is older than allowed, and all is well again by itself", async () => {
    const index = new FakeIndex([bottle]);
    const followed = follow(index, 300);
    await untilRead(followed, ["epson-t6641"]);
    index.isAway = true;
    await vi.waitFor(() => expect(() => followed.read()).toThrow(/away for too long/), inAMoment);
    index.isAway = false;
    await untilRead(followed, ["epson-t6641"]);
  });

  it("one line in the log tells of it, and one of its end", async () => {
    const index = new FakeIndex([bottle]);
    const followed = follow(index);
    await untilRead(followed, ["epson-t6641"]);
    index.isAway = true;
    const before = index.asked.changesSince;
    await vi.waitFor(() => expect(index.asked.changesSince).toBeGreaterThan(before + 2), inAMoment);
    index.isAway = false;
    await vi.waitFor(() => expect(followed.isInStep).toBe(true), inAMoment);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenLastCalledWith("the catalogue is followed again");
  });
});
