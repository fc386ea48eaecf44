import "../../../admin-language";
import { describe, expect, it } from "vitest";
import {
  badgeOf,
  type CatalogueImport,
  canBeConfirmed,
  isAtWork,
  summaryOf,
} from "../../../../src/admin/catalogue-import/catalogue-import";

const checked: CatalogueImport = {
  id: "cimp_1",
  status: "checked",
  file_name: "spring.csv",
  rows: 300,
  done: 300,
  created: 200,
  updated: 50,
  unchanged: 50,
  error_count: 0,
  message: "",
  cancel_requested: false,
  created_at: "2026-11-21T10:00:00.000Z",
};

describe("an import on its page", () => {
  it("waits for a yes when it is without errors and changes something", () => {
    expect(canBeConfirmed(checked)).toBe(true);
    expect(canBeConfirmed({ ...checked, error_count: 1 })).toBe(false);
    expect(canBeConfirmed({ ...checked, created: 0, updated: 0 })).toBe(false);
    expect(canBeConfirmed({ ...checked, status: "running" })).toBe(false);
    expect(summaryOf(checked)).toBe(
      "It would create 200 products, update 50 and leave 50 as they are.",
    );
  });

  it.each([
    [{ status: "checking" }, "Being checked"],
    [{}, "Ready to import"],
    [{ error_count: 2 }, "Has errors"],
    [{ created: 0, updated: 0 }, "Nothing to change"],
    [{ status: "running" }, "Importing"],
    [{ status: "running", cancel_requested: true }, "Being rolled back"],
    [{ status: "cancelled", cancel_requested: true }, "Cancelled"],
    [{ status: "done" }, "Imported"],
    [{ status: "failed" }, "Failed"],
  ] as [Partial<CatalogueImport>, string][])("is called what it is: %j is “%s”", (is, word) => {
    expect(badgeOf({ ...checked, ...is }).word).toBe(word);
  });

  it("is looked at again while somebody is at work on it, and only then", () => {
    expect(isAtWork({ ...checked, status: "confirmed" })).toBe(true);
    expect(isAtWork({ ...checked, status: "failed" })).toBe(false);
  });

  it("says why it failed in the shop's own words", () => {
    expect(summaryOf({ ...checked, status: "failed", message: "Taken back." })).toBe("Taken back.");
  });
});
