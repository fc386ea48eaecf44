import { describe, expect, inject, it } from "vitest";
import { call, onlyHit, search } from "./engine";

describe("the catalogue search", () => {
  it("finds a part number, whatever the spelling", async () => {
    for (const q of ["T6641", "t6641", "T 6641", "T-6641"]) {
      const { hits } = await search({ filters: { q }, pagination: { take: 3 } });
      expect(hits[0]?.document.mpn, q).toBe("T6641");
    }
  });

  it("finds the supplies of a printer", async () => {
    const { hits } = await search({
      filters: { printers: "Epson L3150", category: "Ink bottles" },
    });
    expect(hits.map(({ document }) => document.mpn).toSorted()).toEqual([
      "T00S1",
      "T00S2",
      "T00S3",
      "T00S4",
    ]);
  });

  it("counts what there is by brand, category, colour and sub-category", async () => {
    const fields = ["brand", "category", "color", "sub_category"];
    const { facets, metadata } = await search({
      pagination: { take: 0 },
      search_options: { facets: fields.map((field) => ({ field, limit: 500 })), count: "exact" },
    });
    expect(metadata.count).toBeGreaterThanOrEqual(180);
    for (const field of fields) {
      const values = facets?.[field]?.values ?? [];
      expect(values.length, field).toBeGreaterThan(3);
      expect(
        values.reduce((sum, { count }) => sum + count, 0),
        field,
      ).toBe(metadata.count);
    }
  });

  it("gives a product all that its page needs, its pictures being there", async () => {
    const hit = await onlyHit({ mpn_key: "t6641" });
    expect(hit.title).toContain("Epson 664");
    expect(JSON.parse(hit.fiche_tech_json)).toContainEqual({
      label: "Part number",
      value: "T6641",
    });
    const [picture] = JSON.parse(hit.images_json);
    expect(picture.sources.map(({ width }: { width: number }) => width)).toEqual([320, 640, 1200]);
    for (const url of [picture.url, hit.pdf, hit.video]) {
      const file = await fetch(url, { method: "HEAD" });
      expect(file.status, url).toBe(200);
      expect(file.headers.get("cache-control")).toContain("immutable");
    }
  });

  it("says nothing to who has no publishable key", async () => {
    const response = await fetch(`${inject("shop").commerceUrl}/store/search`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ entity: "product" }),
    });
    expect(response.status).toBe(400);
  });

  it("opens no other index", async () => {
    const { status } = await call("/store/search", { body: { entity: "order" } });
    expect(status).toBe(404);
  });
});
