import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";
import { shownOffers } from "./shown-offers";
import { variantGaps } from "./variant-gaps";

/** What a published product can lack. */
const gapNames = [
  "image",
  "price",
  "stock",
  "category",
  "variant_price",
  "variant_stock",
  "part_number",
] as const;
export type GapName = (typeof gapNames)[number];

/** The number of products with a gap, and the first of them by title. */
interface Gap {
  count: number;
  products: { id: string; title: string }[];
}

export type Gaps = Record<GapName, Gap>;

/** So many products are listed; the others are only counted. */
const named = 20;

const statement = `
  with ${shownOffers}, ${variantGaps},
  pictured as (select distinct product_id from image where deleted_at is null),
  sorted as (
    select distinct product_id
    from product_category_product
    join product_category on product_category.id = product_category_id
    where product_category.deleted_at is null
  ),
  checked as (
    select product.id, product.title,
      pictured.product_id is null and coalesce(product.thumbnail, '') = '' as no_image,
      coalesce(together.priced_variants, 0) = 0 as no_price,
      case
        when together.priced_variants > 0 then not together.priced_is_there
        else not coalesce(together.is_there, false)
      end as no_stock,
      sorted.product_id is null as no_category,
      together.priced_variants between 1 and together.variants - 1 as no_variant_price,
      coalesce(together.is_uncounted, false) as no_variant_stock,
      doubled_number.product_id is not null as no_own_number
    from product
    left join variants_together together on together.product_id = product.id
    left join doubled_number on doubled_number.product_id = product.id
    left join pictured on pictured.product_id = product.id
    left join sorted on sorted.product_id = product.id
    where product.deleted_at is null and product.status = 'published'
  )
  select gap.name, count(*)::int as count,
    to_json((array_agg(json_build_object('id', id, 'title', title) order by title, id))[1:${named}])
      as products
  from checked, lateral (
    values ('image', no_image), ('price', no_price), ('stock', no_stock), ('category', no_category),
      ('variant_price', no_variant_price), ('variant_stock', no_variant_stock),
      ('part_number', no_own_number)
  ) as gap(name, is_there)
  where gap.is_there
  group by gap.name`;

/**
 * What published products lack. Stands on Medusa 2.21.2: `product`, `image`, `product_category`,
 * `product_category_product`, and what `shownOffers` stands on. Query cannot filter by what is
 * missing.
 */
export async function findGaps(container: MedusaContainer): Promise<Gaps> {
  const rows = await rowsOf<Gap & { name: GapName }>(container, statement);
  const found = new Map(rows.map(({ name, count, products }) => [name, { count, products }]));
  const gaps = gapNames.map((name) => [name, found.get(name) ?? { count: 0, products: [] }]);
  return Object.fromEntries(gaps) as Gaps;
}
