import type { MedusaContainer } from "@medusajs/framework/types";
import { sheetAttributes } from "../../catalogue-schema/src/attributes";
import { rowsOf } from "./database";

/** The values that the shop's products use, the most used first, as suggestions of forms. */
export interface Vocabulary {
  categories: { name: string; sub_categories: string[] }[];
  colors: { name: string; swatch: string }[];
  /** The values of each attribute with suggestions, by its name in the product API. */
  values: Record<string, string[]>;
  /** Labels of technical sheets, each with its most frequent unit. */
  labels: { label: string; unit: string }[];
}

/** The most suggestions of each kind. */
const most = 300;

/** A key and a value of `json_build_object`. */
function valuesOf({ name, backend, stored }: (typeof sheetAttributes)[number]): string {
  const value = stored === "column" ? backend : `attributes ->> '${backend}'`;
  return `'${name}', (
    select coalesce(json_agg(value), '[]') from (
      select ${value} as value from product_sheet
      where deleted_at is null and ${value} <> ''
      group by 1 order by count(*) desc, 1 limit ${most}
    ) as given)`;
}

const suggested = sheetAttributes.filter(({ suggested }) => suggested);

const statement = `
  select
    json_build_object(${suggested.map(valuesOf).join(", ")}) as values,
    (select coalesce(json_agg(json_build_object('name', name, 'swatch', swatch)), '[]') from (
      select color as name, mode() within group (order by color_swatch) as swatch
      from product_sheet where deleted_at is null and color <> ''
      group by color order by count(*) desc, color limit ${most}
    ) as colors) as colors,
    (select coalesce(json_agg(json_build_object('label', label, 'unit', unit)), '[]') from (
      select label, mode() within group (order by unit) as unit
      from sheet_row where deleted_at is null
      group by label order by count(*) desc, label limit ${most}
    ) as labels) as labels,
    (select coalesce(json_agg(
       json_build_object('name', name, 'sub_categories', sub_categories) order by rank, name), '[]')
     from (
      select top.name, top.rank, (
        select coalesce(json_agg(below.name order by below.rank, below.name), '[]')
        from product_category below
        where below.parent_category_id = top.id and below.deleted_at is null
      ) as sub_categories
      from product_category top
      where top.parent_category_id is null and top.deleted_at is null
    ) as shelves) as categories`;

/**
 * Reads the values in use in one statement: the modules cannot count by a column. Stands on Medusa
 * 2.21.2: `product_category`.
 */
export async function readVocabulary(container: MedusaContainer): Promise<Vocabulary> {
  const [vocabulary] = await rowsOf<Vocabulary>(container, statement);
  if (!vocabulary) throw new Error("The vocabulary could not be read.");
  return vocabulary;
}
