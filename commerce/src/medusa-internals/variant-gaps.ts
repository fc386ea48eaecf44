/**
 * What products lack over all their variants, as parts of a `with` after `shownOffers`.
 *
 * - `variants_together`: per product, the number of variants and of those with a price, whether one
 *   with a price can be bought, and whether one has no counted stock.
 * - `doubled_number`: products with a part number or barcode that another variant of any product
 *   has too, whatever its punctuation. Search would find both.
 */
export const variantGaps = `
  variants_together as (
    select offer.product_id, count(*) as variants,
      count(*) filter (where offer.is_priced) as priced_variants,
      bool_or(offer.is_there and offer.is_priced) as priced_is_there,
      bool_or(offer.is_there) as is_there,
      bool_or(offer.is_uncounted) as is_uncounted
    from (
      select variant.product_id,
        priced.variant_id is not null as is_priced,
        not variant.manage_inventory or coalesce(buyable.quantity, 0) > 0 as is_there,
        not variant.manage_inventory or buyable.variant_id is null as is_uncounted
      from product_variant variant
      left join buyable on buyable.variant_id = variant.id
      left join priced on priced.variant_id = variant.id
      where variant.deleted_at is null
    ) offer
    group by offer.product_id
  ),
  numbered as (
    select named.product_id, named.variant_id,
      regexp_replace(lower(named.number), '[^a-z0-9]', '', 'g') as key
    from (
      select variant.product_id, variant.id as variant_id, given.number
      from product_variant variant,
        lateral (values (variant.sku), (variant.barcode), (variant.ean), (variant.upc)) given(number)
      where variant.deleted_at is null and given.number is not null
      union
      select first_variant.product_id, first_variant.id, sheet.mpn
      from first_variant
      join product_product_product_sheet_product_sheet sheet_link
        on sheet_link.product_id = first_variant.product_id and sheet_link.deleted_at is null
      join product_sheet sheet on sheet.id = sheet_link.product_sheet_id
      where sheet.mpn <> ''
    ) named
  ),
  doubled_number as (
    select distinct product_id from numbered
    where key in (
      select key from numbered where key <> '' group by key having count(distinct variant_id) > 1
    )
  )`;
