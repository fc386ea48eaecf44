import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";
import { shownOffers } from "./shown-offers";

/** What a product lacks before shoppers can buy it, or want to. */
const gapNames = ["image", "price", "stock", "category"] as const;
type GapName = (typeof gapNames)[number];

/** How many published products lack something, and the first of them by title. */
interface Gap {
  count: number;
  products: { id: string; title: string }[];
}

export type Gaps = Record<GapName, Gap>;

/** Products that are named; the rest are only counted. */
const named = 20;

/** Every published product with what it lacks. */
const statement = `
  with ${shownOffers},
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
      priced.variant_id is null as no_price,
      case
        when first_variant.id is null then true
        when first_variant.manage_inventory then coalesce(buyable.quantity, 0) <= 0
        else false
      end as no_stock,
      sorted.product_id is null as no_category
    from product
    left join first_variant on first_variant.product_id = product.id
    left join buyable on buyable.variant_id = first_variant.id
    left join priced on priced.variant_id = first_variant.id
    left join pictured on pictured.product_id = product.id
    left join sorted on sorted.product_id = product.id
    where product.deleted_at is null and product.status = 'published'
  )
  select gap.name, count(*)::int as count,
    to_json((array_agg(json_build_object('id', id, 'title', title) order by title, id))[1:${named}])
      as products
  from checked, lateral (
    values ('image', no_image), ('price', no_price), ('stock', no_stock), ('category', no_category)
  ) as gap(name, is_there)
  where gap.is_there
  group by gap.name`;

/**
 * What published products lack. Stands on Medusa 2.21.2: `product`, `image`, `product_category`,
 * `product_category_product`, and what `shownOffers` stands on; Query cannot ask what is not there.
 */
export async function findGaps(container: MedusaContainer): Promise<Gaps> {
  const rows = await rowsOf<Gap & { name: GapName }>(container, statement);
  const found = new Map(rows.map(({ name, count, products }) => [name, { count, products }]));
  const none: Gap = { count: 0, products: [] };
  return {
    image: found.get("image") ?? none,
    price: found.get("price") ?? none,
    stock: found.get("stock") ?? none,
    category: found.get("category") ?? none,
  };
}
