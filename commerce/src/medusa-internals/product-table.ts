import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../catalogue-schema/src/languages";
import type { TableOrder } from "../../catalogue-schema/src/sort-orders";
import { rowsOf } from "./database";
import { isUntranslated } from "./missing-translations";
import { shownOffers } from "./shown-offers";

/** The filters of a merchandiser's table. */
export interface TableSearch {
  /** Words that all occur in the title, brand, part number or slug. */
  q?: string | undefined;
  status?: "published" | "draft" | undefined;
  /** The name of a category of either level. */
  category?: string | undefined;
  brand?: string | undefined;
  /** `low`: so few that shoppers see the number. */
  stock?: "none" | "low" | undefined;
  /** What the product lacks. */
  gap?: "picture" | "price" | undefined;
  /** A language that a text of the product is not translated into. */
  untranslated?: Language | undefined;
  order: TableOrder;
  limit: number;
  offset: number;
}

/** Below this, shoppers see how many are left. */
const plenty = 10;

/** The texts that words are searched in. */
const namedIn = "lower(concat_ws(' ', product.title, product.handle, sheet.brand, sheet.mpn))";

/** The columns of each order. The id makes it stable. */
const sortedBy: Record<TableSearch["order"], string> = {
  newest: "product.created_at desc",
  title: "lower(product.title)",
  "-title": "lower(product.title) desc",
  price: "priced.amount nulls first",
  "-price": "priced.amount desc nulls last",
  stock: "coalesce(buyable.quantity, 0)",
  "-stock": "coalesce(buyable.quantity, 0) desc",
  sold: "coalesce(sheet.sold, 0)",
  "-sold": "coalesce(sheet.sold, 0) desc",
};

/**
 * The ids of a page of products, with drafts, and the number of all; read from the products, not
 * from the index. Joins only the tables that the filters need: a plain list of 100,000 products
 * must not add up their stock. Stands on Medusa 2.21.2: `product`, `product_category`,
 * `product_category_product`, `image`, and what `shownOffers` and `isUntranslated` stand on.
 */
export async function findProducts(
  container: MedusaContainer,
  search: TableSearch,
): Promise<{ ids: string[]; count: number }> {
  const { conditions, values } = conditionsOf(search);
  const where = conditions.join(" and ");
  const order = sortedBy[search.order];
  const paged = `${from(where + order)} where ${where}`;
  const rows = await rowsOf<{ id: string; count: number }>(
    container,
    `${withOffers(paged)} select product.id, ${counted(search, where)} as count ${paged}
     order by ${order}, product.id limit :limit offset :offset`,
    { ...values, limit: search.limit, offset: search.offset },
  );
  const [first] = rows;
  if (first || search.offset === 0) {
    return { ids: rows.map(({ id }) => id), count: first?.count ?? 0 };
  }
  // A page after the last one has no row with the count.
  return { ids: [], count: (await findProducts(container, { ...search, offset: 0 })).count };
}

/**
 * The number of products. Without filters, or by status, an index knows it and only the page is
 * read. Otherwise each row carries the count, so the filters run once.
 */
function counted(search: TableSearch, where: string): string {
  const { q, category, brand, stock, gap, untranslated } = search;
  const isKnown = !(q || category || brand || stock || gap || untranslated);
  return isKnown ? `(select count(*) from product where ${where})::int` : "count(*) over ()::int";
}

/** The joins that these conditions or this order need. */
function from(spoken: string): string {
  const speaksOf = (...tables: string[]) => tables.some((table) => spoken.includes(`${table}.`));
  return [
    "from product",
    speaksOf("sheet") &&
      `left join product_product_product_sheet_product_sheet sheet_link
         on sheet_link.product_id = product.id and sheet_link.deleted_at is null
       left join product_sheet sheet on sheet.id = sheet_link.product_sheet_id`,
    speaksOf("priced", "buyable") &&
      "left join first_variant on first_variant.product_id = product.id",
    speaksOf("priced") && "left join priced on priced.variant_id = first_variant.id",
    speaksOf("buyable") && "left join buyable on buyable.variant_id = first_variant.id",
  ]
    .filter(Boolean)
    .join(" ");
}

function withOffers(statement: string): string {
  return statement.includes("first_variant") ? `with ${shownOffers}` : "";
}

function conditionsOf(search: TableSearch) {
  const { q = "", status, category, brand, stock, gap, untranslated } = search;
  const conditions = ["product.deleted_at is null"];
  const values: Record<string, string> = {};
  const plain: string[] = [];
  for (const [index, word] of q.trim().split(/\s+/).filter(Boolean).entries()) {
    values[`word${index}`] = `%${word.replace(/[%_\\]/g, "\\$&")}%`;
    // Part numbers (words with a digit) are found with and without their dashes.
    const key = /\d/.test(word) ? word.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase() : "";
    if (!key) {
      plain.push(`lower(:word${index})`);
      continue;
    }
    values[`key${index}`] = `%${key}%`;
    conditions.push(`(${namedIn} like lower(:word${index})
      or regexp_replace(lower(sheet.mpn), '[^[:alnum:]]', '', 'g') like :key${index})`);
  }
  // In one condition: most of the time is spent on joining and lower-casing each product's texts.
  if (plain.length > 0) conditions.push(`${namedIn} like all (array[${plain.join(", ")}])`);
  if (status) {
    values.status = status;
    conditions.push("product.status = :status");
  }
  if (brand) {
    values.brand = brand;
    conditions.push("sheet.brand = :brand");
  }
  if (category) {
    values.category = category;
    conditions.push(`exists (
      select from product_category_product shelf
      join product_category category on category.id = shelf.product_category_id
      left join product_category above on above.id = category.parent_category_id
      where shelf.product_id = product.id and category.deleted_at is null
        and (category.name = :category or above.name = :category))`);
  }
  if (stock === "none") conditions.push("coalesce(buyable.quantity, 0) <= 0");
  if (stock === "low") conditions.push(`buyable.quantity between 1 and ${plenty - 1}`);
  if (gap === "price") conditions.push("priced.amount is null");
  if (gap === "picture") {
    conditions.push(`coalesce(product.thumbnail, '') = '' and not exists (
      select from image where image.product_id = product.id and image.deleted_at is null)`);
  }
  if (untranslated) {
    values.untranslated = untranslated;
    conditions.push(isUntranslated(":untranslated"));
  }
  return { conditions, values };
}
