import { afterEach, describe, expect, it, vi } from "vitest";
import { CatalogueFeed } from "../../../src/catalogue/catalogue-feed.ts";
import type { StartLoading } from "../../../src/catalogue/catalogue-search.ts";
import { CatalogueUnavailableError } from "../../../src/catalogue/index-database.ts";
import { loadProjection } from "../../../src/catalogue/projection/projection-search.ts";
import { UnreadableDocuments } from "../../../src/catalogue/unreadable-documents.ts";
import { titlesOf } from "../../titles-of.ts";
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

function follow(
  index: FakeIndex,
  mayBeOldForMs = 60_000,
  salesChannelIds = async () => [ownChannel],
): CatalogueFeed {
  const unreadable = new UnreadableDocuments(log);
  const startLoading: StartLoading = (channels) => loadProjection(channels, unreadable.read);
  feed = new CatalogueFeed({ database: index, startLoading, salesChannelIds, mayBeOldForMs, log });
  feed.start();
  return feed;
}

async function untilRead(followed: CatalogueFeed, expected: string[]) {
  await vi.waitFor(async () => {
    expect(await titlesOf(followed.read().search)).toEqual(expected);
  }, inAMoment);
}

const fixture = { ...indexDocument(), title: "Bottle" };
const toner = indexDocument({ id: "prod_2", handle: "toner", title: "Toner" });
const drum = indexDocument({ id: "prod_3", handle: "drum", title: "Drum" });

describe("the catalogue in memory", () => {
  it("is read whole and then follows what is added, changed and removed", async () => {
    const index = new FakeIndex([fixture, toner]);
    const followed = follow(index);
    await untilRead(followed, ["Bottle", "Toner"]);
    index.put(drum, { ...toner, title: "Toner, black" });
    index.remove("prod_1");
    await untilRead(followed, ["Drum", "Toner, black"]);
    index.put(fixture);
    await untilRead(followed, ["Bottle", "Drum", "Toner, black"]);
    expect(index.asked.readAll).toBe(1);
  });

  it("goes on though a document is not readable, at the start and later", async () => {
    const index = new FakeIndex([fixture, { ...toner, price: -1 }]);
    const followed = follow(index);
    await untilRead(followed, ["Bottle"]);
    index.put(drum, { ...fixture, id: "prod_4", handle: "poison", printers: "no list" });
    await untilRead(followed, ["Bottle", "Drum"]);
    expect(followed.isInSync).toBe(true);
    expect(log.warn).toHaveBeenCalledTimes(2);
    // Once it is corrected, it is there.
    index.put(toner);
    await untilRead(followed, ["Bottle", "Drum", "Toner"]);
  });

  it("counts its changes, and nothing else", async () => {
    const index = new FakeIndex([fixture]);
    const followed = follow(index);
    await untilRead(followed, ["Bottle"]);
    const polls = index.asked.changesSince;
    await vi.waitFor(() => expect(index.asked.changesSince).toBeGreaterThan(polls + 1), inAMoment);
    expect(followed.changes).toBe(0);
    index.put(toner);
    await vi.waitFor(() => expect(followed.changes).toBe(1), inAMoment);
    index.remove("prod_2");
    await vi.waitFor(() => expect(followed.changes).toBe(2), inAMoment);
    expect(followed.size).toBe(1);
  });

  it("is loaded again when the shop sells in other sales channels", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      let channels = [ownChannel];
      const elsewhere = indexDocument({ ...toner, sales_channel_ids: ["sc_other"] });
      const followed = follow(new FakeIndex([fixture, elsewhere]), 60_000, async () => channels);
      await untilRead(followed, ["Bottle"]);
      channels = ["sc_other"];
      vi.setSystemTime(Date.now() + 20_000);
      await untilRead(followed, ["Toner"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("has only products that are published and for sale in the shop's channel", async () => {
    const index = new FakeIndex([
      fixture,
      { ...toner, status: "draft" },
      { ...drum, sales_channel_ids: ["sc_other"] },
    ]);
    const followed = follow(index);
    await untilRead(followed, ["Bottle"]);
    index.put(toner, { ...fixture, status: "draft" });
    await untilRead(followed, ["Toner"]);
  });

  it("is the new version after a swap, and the old one until that is read", async () => {
    const index = new FakeIndex([fixture]);
    const followed = follow(index);
    await untilRead(followed, ["Bottle"]);
    const before = followed.read().search;
    index.swap([toner]);
    await vi.waitFor(async () => {
      const shown = await titlesOf(followed.read().search);
      expect(shown).toEqual(followed.read().search === before ? ["Bottle"] : ["Toner"]);
      expect(shown).toEqual(["Toner"]);
    }, inAMoment);
  });

  it("shows what changes while a new version is read, and has it afterwards", async () => {
    const index = new FakeIndex([fixture]);
    const followed = follow(index);
    await untilRead(followed, ["Bottle"]);
    const before = followed.read().search;
    let finish = () => {};
    index.reading = new Promise((resolve) => {
      finish = resolve;
    });
    index.swap([fixture]);
    await vi.waitFor(() => expect(index.asked.readAll).toBe(2), inAMoment);
    index.put(toner);
    await untilRead(followed, ["Bottle", "Toner"]);
    expect(followed.read().search).toBe(before);
    finish();
    await vi.waitFor(() => expect(followed.read().search).not.toBe(before), inAMoment);
    await untilRead(followed, ["Bottle", "Toner"]);
  });

  it("is read as soon as the first version has been built", async () => {
    const index = new FakeIndex([], { isBuilt: false });
    const followed = follow(index);
    await vi.waitFor(() => expect(index.asked.readAll).toBeGreaterThan(0), inAMoment);
    expect(() => followed.read()).toThrow(CatalogueUnavailableError);
    expect(followed.isInSync).toBe(false);
    index.swap([fixture]);
    await untilRead(followed, ["Bottle"]);
    expect(followed.isInSync).toBe(true);
  });
});

describe("while the database is away", () => {
  it("the last known catalogue is shown, and what was missed is made up for", async () => {
    const index = new FakeIndex([fixture]);
    const followed = follow(index);
    await untilRead(followed, ["Bottle"]);
    index.isAway = true;
    index.put(toner);
    await vi.waitFor(() => expect(followed.isInSync).toBe(false), inAMoment);
    expect(await titlesOf(followed.read().search)).toEqual(["Bottle"]);
    index.isAway = false;
    await untilRead(followed, ["Bottle", "Toner"]);
    expect(followed.isInSync).toBe(true);
    expect(index.asked.readAll).toBe(1);
  });

  it("nothing is shown that is older than allowed, and all is well again by itself", async () => {
    const index = new FakeIndex([fixture]);
    const followed = follow(index, 300);
    await untilRead(followed, ["Bottle"]);
    index.isAway = true;
    await vi.waitFor(() => expect(() => followed.read()).toThrow(/away for too long/), inAMoment);
    index.isAway = false;
    await untilRead(followed, ["Bottle"]);
  });

  it("one line in the log tells of it, and one of its end", async () => {
    const index = new FakeIndex([fixture]);
    const followed = follow(index);
    await untilRead(followed, ["Bottle"]);
    index.isAway = true;
    const before = index.asked.changesSince;
    await vi.waitFor(() => expect(index.asked.changesSince).toBeGreaterThan(before + 2), inAMoment);
    index.isAway = false;
    await vi.waitFor(() => expect(followed.isInSync).toBe(true), inAMoment);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenLastCalledWith("the catalogue is followed again");
  });
});
