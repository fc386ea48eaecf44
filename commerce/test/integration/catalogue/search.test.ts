import { describe, expect, inject, it } from "vitest";
import { adminToken, call, documents, onlyHit } from "../support/backend";

const { commerceUrl } = inject("shop");

describe("the catalogue search", () => {
  it("finds a part number for the merchandiser, whatever the spelling", async () => {
    const token = await adminToken();
    for (const q of ["T6641", "t6641", "T 6641", "T-6641"]) {
      const { body } = await call<{ results: { data: { mpn: string }[] }[] }>(
        `/admin/search?entity=product&limit=3&q=${encodeURIComponent(q)}`,
        { token },
      );
      expect(body.results[0]?.data[0]?.mpn, q).toBe("T6641");
    }
  });

  it("knows the supplies of a printer", async () => {
    const supplies = await documents({ printers: ["Epson L3150"], category: "Ink bottles" });
    expect(supplies.map(({ mpn }) => mpn).toSorted()).toEqual(["T00S1", "T00S2", "T00S3", "T00S4"]);
  });

  it("knows brand, category and sub-category of every product", async () => {
    const all = await documents();
    expect(all.length).toBeGreaterThanOrEqual(180);
    for (const field of ["brand", "category", "sub_category"] as const) {
      const values = all.map((document) => document[field]);
      expect(new Set(values).size, field).toBeGreaterThan(3);
      expect(values.filter(Boolean).length, field).toBeGreaterThanOrEqual(180);
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
      // The files of a copied shop have the URLs of the shop it was copied from.
      const file = await fetch(commerceUrl + new URL(url).pathname, { method: "HEAD" });
      expect(file.status, url).toBe(200);
      expect(file.headers.get("cache-control")).toContain("immutable");
    }
  });
});
