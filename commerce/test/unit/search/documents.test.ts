import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { describe, expect, it } from "vitest";
import { refreshDocuments } from "../../../src/search/documents";

interface Written {
  id: string;
  title: string;
}

/**
 * A shop whose product "one" has these titles, one at each read (null: it is deleted), and an index
 * that refuses documents with the title "unspeakable".
 */
function shop(titles: (string | null)[]) {
  let looks = 0;
  const index = new Map<string, string>();
  const query = {
    graph: async ({ entity, filters }: { entity: string; filters: { id: string[] } }) => {
      if (entity !== "product") return { data: [] };
      const title = titles[Math.min(looks++, titles.length - 1)];
      return {
        data: filters.id.flatMap((id) => {
          if (id !== "one") return product(id, id);
          return title ? product(id, title) : [];
        }),
      };
    },
  };
  const search = {
    upsertDocuments: async ({ documents }: { documents: Written[] }) => {
      if (documents.some(({ title }) => title === "unspeakable")) throw new Error("unspeakable");
      for (const { id, title } of documents) index.set(id, title);
    },
    deleteDocuments: async ({ filters }: { filters: { id: string[] } }) => {
      for (const id of filters.id) index.delete(id);
    },
  };
  const parts = { [ContainerRegistrationKeys.QUERY]: query, [Modules.SEARCH]: search };
  const container = { resolve: (name: keyof typeof parts) => parts[name] };
  return { index, container: container as unknown as MedusaContainer }; // Only what is asked for.
}

function product(id: string, title: string) {
  const time = "2026-01-01T00:00:00.000Z";
  return { id, title, handle: id, status: "published", created_at: time, updated_at: time };
}

describe("documents that are refreshed", () => {
  it("hold what came while they were written", async () => {
    const { index, container } = shop(["old", "new"]);
    await refreshDocuments(container, ["one"]);
    expect(index.get("one")).toBe("new");
  });

  it("go, when the product went while they were written", async () => {
    const { index, container } = shop(["old", null]);
    await refreshDocuments(container, ["one"]);
    expect([...index]).toEqual([]);
  });

  it("are written, though one among them cannot be", async () => {
    const { index, container } = shop(["unspeakable"]);
    await expect(refreshDocuments(container, ["one", "two"])).rejects.toThrow(
      "1 products could not be indexed.",
    );
    expect([...index]).toEqual([["two", "two"]]);
  });
});
