import type { IProductModuleService } from "@medusajs/framework/types";
import { expect, it } from "vitest";
import { ensureShelves, type Shelf, shelfKey } from "../../../src/workflows/shelves";

interface Category {
  id: string;
  name: string;
  handle: string;
  parent_category_id: string | null;
}

/** As much of Medusa's product module as categories need; a handle is taken once. */
class Categories {
  readonly all: Category[] = [];

  async listProductCategories(filters: object): Promise<Category[]> {
    return this.all.filter((category) =>
      Object.entries(filters).every(([key, value]) => category[key as keyof Category] === value),
    );
  }

  async createProductCategories(category: Omit<Category, "id">): Promise<Category> {
    if (this.all.some(({ handle }) => handle === category.handle)) {
      throw new Error(`${category.handle} is taken.`);
    }
    const created = { ...category, id: `pcat_${this.all.length + 1}` };
    this.all.push(created);
    return created;
  }

  /** The module's own type has overloads that no stand-in could have. */
  asModule(): IProductModuleService {
    return this as unknown as IProductModuleService;
  }

  async ensure(...shelves: Shelf[]) {
    const created: string[] = [];
    const ids = await ensureShelves(this.asModule(), shelves, (id) => created.push(id));
    return { ids, created };
  }
}

it("makes each category once, and finds it again in any capitals", async () => {
  const categories = new Categories();
  const shelf = { category: "Ink bottles", subCategory: "Epson ink bottles" };
  const { ids, created } = await categories.ensure(shelf, { category: "ink bottles" }, shelf);
  expect(created).toEqual(["pcat_1", "pcat_2"]);
  expect(ids[shelfKey(shelf)]).toBe("pcat_2");
  expect(ids[shelfKey({ category: "ink bottles" })]).toBe("pcat_1");
  expect(categories.all).toMatchObject([
    { handle: "ink-bottles", parent_category_id: null },
    { handle: "epson-ink-bottles", parent_category_id: "pcat_1" },
  ]);
  const again = { category: "INK BOTTLES", subCategory: "epson Ink Bottles" };
  expect(await categories.ensure(again)).toEqual({
    ids: { [shelfKey(again)]: "pcat_2" },
    created: [],
  });
});

it("keeps a name apart from the same name in another category", async () => {
  const categories = new Categories();
  const ink = { category: "Ink bottles", subCategory: "Epson" };
  const toner = { category: "Toner", subCategory: "Epson" };
  const epson = { category: "Epson" };
  const { ids } = await categories.ensure(ink, toner, epson);
  expect(new Set([ink, toner, epson].map((shelf) => ids[shelfKey(shelf)])).size).toBe(3);
  expect(categories.all.map(({ handle }) => handle)).toEqual([
    "ink-bottles",
    "epson",
    "toner",
    "toner-epson",
    "epson-2",
  ]);
});

it("takes no name for anything but a name", async () => {
  const categories = new Categories();
  const nested = { category: "A", subCategory: "B" };
  const flat = { category: "A / B" };
  const { ids } = await categories.ensure(nested, flat, { category: "constructor" });
  expect(ids[shelfKey(nested)]).not.toBe(ids[shelfKey(flat)]);
  expect(ids[shelfKey({ category: "constructor" })]).toBe("pcat_4");
});

it("says of a parent even when its child cannot be made", async () => {
  const categories = new Categories();
  const create = categories.createProductCategories.bind(categories);
  categories.createProductCategories = async (category) => {
    if (category.parent_category_id) throw new Error("The database is gone.");
    return create(category);
  };
  const created: string[] = [];
  const shelves = [{ category: "Toner", subCategory: "Epson" }];
  await expect(
    ensureShelves(categories.asModule(), shelves, (id) => created.push(id)),
  ).rejects.toThrow(/gone/);
  expect(created).toEqual(["pcat_1"]);
});
