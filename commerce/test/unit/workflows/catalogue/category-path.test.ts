import type { IProductModuleService } from "@medusajs/framework/types";
import { expect, it } from "vitest";
import {
  type CategoryPath,
  categoryPathKey,
  ensureCategoryPaths,
} from "../../../../src/workflows/catalogue/category-path";

interface Category {
  id: string;
  name: string;
  handle: string;
  parent_category_id: string | null;
}

interface Filters {
  handle?: string;
  $and?: { $or: { name?: { $ilike: string }; parent_category_id?: string | null }[] }[];
}

/** The methods of Medusa's product module that categories need. A handle is unique. */
class Categories {
  readonly all: Category[] = [];
  readonly #ranks = new Map<string, number>();

  /** The names below a category, by rank. */
  namesBelow(parent: string): string[] {
    const parentId = this.all.find(({ name }) => name === parent)?.id;
    return this.all
      .filter(({ parent_category_id }) => parent_category_id === parentId)
      .toSorted((one, other) => this.#rank(one) - this.#rank(other))
      .map(({ name }) => name);
  }

  #rank({ id }: Category): number {
    return this.#ranks.get(id) ?? 0;
  }

  async listProductCategories(filters: Filters): Promise<Category[]> {
    const [names, places] = filters.$and ?? [];
    return this.all.filter(({ name, handle, parent_category_id }) =>
      filters.handle
        ? handle === filters.handle
        : names?.$or.some((one) => one.name?.$ilike.toLowerCase() === name.toLowerCase()) &&
          places?.$or.some((one) => one.parent_category_id === parent_category_id),
    );
  }

  async createProductCategories(categories: Category[]): Promise<Category[]> {
    // As Medusa does: after its siblings, by the index in the list.
    for (const [index, { id, parent_category_id }] of categories.entries()) {
      const siblings = this.all.filter((one) => one.parent_category_id === parent_category_id);
      this.#ranks.set(id, siblings.length + index);
    }
    for (const category of categories) {
      if (this.all.some(({ handle }) => handle === category.handle)) {
        throw new Error(`${category.handle} is taken.`);
      }
      this.all.push(category);
    }
    return categories;
  }

  /** The module's type has overloads that no stand-in can have. */
  asModule(): IProductModuleService {
    return this as unknown as IProductModuleService;
  }

  async ensure(...categoryPaths: CategoryPath[]) {
    const announced: string[] = [];
    const ids = await ensureCategoryPaths(this.asModule(), categoryPaths, async (made) => {
      announced.push(...made);
    });
    return { ids, announced };
  }
}

it("makes each category once, and finds it again in any capitals", async () => {
  const categories = new Categories();
  const categoryPath = { category: "Ink bottles", sub_category: "Epson ink bottles" };
  const outer = { category: "ink bottles", sub_category: "" };
  const { ids, announced } = await categories.ensure(categoryPath, outer, categoryPath);
  const [parent, child] = categories.all;
  expect(categories.all).toMatchObject([
    { name: "Ink bottles", handle: "ink-bottles", parent_category_id: null },
    { name: "Epson ink bottles", handle: "epson-ink-bottles", parent_category_id: parent?.id },
  ]);
  expect(announced).toEqual([parent?.id, child?.id]);
  expect(ids).toEqual({
    [categoryPathKey(categoryPath)]: child?.id,
    [categoryPathKey(outer)]: parent?.id,
  });
  const again = { category: "INK BOTTLES", sub_category: "epson Ink Bottles" };
  expect(await categories.ensure(again)).toEqual({
    ids: { [categoryPathKey(again)]: child?.id },
    announced: [],
  });
});

it("keeps categories in the order in which they came, also those of a later batch", async () => {
  const categories = new Categories();
  const ink = (sub_category: string) => ({ category: "Ink", sub_category });
  const printers = (sub_category: string) => ({ category: "Printers", sub_category });
  await categories.ensure(printers("Laser"), printers("Inkjet"), ink("Epson"));
  await categories.ensure(ink("Canon"));
  await categories.ensure({ category: "Toner", sub_category: "HP" }, ink("Brother"), ink("Acme"));
  expect(categories.namesBelow("Ink")).toEqual(["Epson", "Canon", "Brother", "Acme"]);
});

it("keeps a name apart from the same name in another category", async () => {
  const categories = new Categories();
  const ink = { category: "Ink bottles", sub_category: "Epson" };
  const toner = { category: "Toner", sub_category: "Epson" };
  const epson = { category: "Epson", sub_category: "" };
  const { ids } = await categories.ensure(ink, toner, epson);
  expect(
    new Set([ink, toner, epson].map((categoryPath) => ids[categoryPathKey(categoryPath)])).size,
  ).toBe(3);
  expect(categories.all.map(({ handle }) => handle)).toEqual([
    "ink-bottles",
    "toner",
    "epson",
    "ink-bottles-epson",
    "toner-epson",
  ]);
});

it("takes no name for anything but a name", async () => {
  const categories = new Categories();
  const nested = { category: "A", sub_category: "B" };
  const flat = { category: "A / B", sub_category: "" };
  const odd = { category: "constructor", sub_category: "" };
  const { ids } = await categories.ensure(nested, flat, odd);
  expect(
    new Set([nested, flat, odd].map((categoryPath) => ids[categoryPathKey(categoryPath)])).size,
  ).toBe(3);
});

it("reports the ids of categories before it creates them, so that a failure can be rolled back", async () => {
  const categories = new Categories();
  const create = categories.createProductCategories.bind(categories);
  categories.createProductCategories = async (made) => {
    if (made.some(({ parent_category_id }) => parent_category_id)) {
      throw new Error("The database is gone.");
    }
    return create(made);
  };
  const announced: string[] = [];
  const categoryPaths = [{ category: "Toner", sub_category: "Epson" }];
  await expect(
    ensureCategoryPaths(categories.asModule(), categoryPaths, async (made) => {
      announced.push(...made);
    }),
  ).rejects.toThrow(/gone/);
  expect(announced).toHaveLength(2);
});
