import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createAndLinkProductOptionsToProductWorkflow,
  createProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows";
import { slugOf } from "../../../catalogue-schema/src/slug";
import { blankProduct, type ProductPicture } from "../../catalogue-product/catalogue-product";
import { picturesOf } from "../../catalogue-product/shown-parts";
import { catalogueCurrency } from "../../currency-environment";
import { createCatalogueProductsWorkflow } from "../../workflows/catalogue/create-catalogue-products";
import { readShopSettings } from "../../workflows/catalogue/shop-settings";

/** The sizes of one Epson ink; prices and stock are for demonstration. */
const sizes = [
  { mpn: "T6922", title: "110 ml", volumeMl: 110, price: 52.9, stock: 14 },
  { mpn: "T6932", title: "350 ml", volumeMl: 350, price: 129, stock: 6 },
  { mpn: "T6942", title: "700 ml", volumeMl: 700, price: 219, stock: 3 },
];
const [smallest] = sizes;

const title = "Epson UltraChrome XD ink cartridge, cyan";
/** Its picture is the one of products with these attributes. */
const picturedLike = { kind: "ink cartridge", color: "Cyan" };

interface Sized {
  id: string;
  options: { id: string; values: { id: string; value: string }[] }[];
  variants: { id: string; sku: string | null }[];
}

/**
 * Creates a product with three variants, its sizes with their own prices, or completes it.
 *
 * @returns how many products were created or completed
 */
export async function seedProductInSizes(container: MedusaContainer): Promise<number> {
  if (!smallest) return 0;
  const product = (await findProduct(container)) ?? (await makeProduct(container, smallest));
  const there = new Set(product.variants.map(({ sku }) => sku));
  const missing = sizes.filter(({ mpn }) => !there.has(mpn));
  if (missing.length > 0) await addSizes(container, product, missing);
  await stockSizes(container);
  return missing.length > 0 ? 1 : 0;
}

async function addSizes(
  container: MedusaContainer,
  product: Sized,
  missing: typeof sizes,
): Promise<void> {
  const [option] = product.options;
  if (!option) throw new Error(`${title} has no option.`);
  const names = new Set(option.values.map(({ value }) => value));
  const add = missing
    .filter(({ title }) => !names.has(title))
    .map(({ title: value }) => ({ value }));
  await createAndLinkProductOptionsToProductWorkflow(container).run({
    input: { product_id: product.id, update: [{ product_option_id: option.id, add }] },
  });
  await createProductVariantsWorkflow(container).run({
    input: {
      product_variants: missing.map(({ mpn, title, price }) => ({
        product_id: product.id,
        title,
        sku: mpn,
        manage_inventory: true,
        variant_rank: sizes.findIndex((size) => size.mpn === mpn),
        options: { [optionTitle]: title },
        prices: [{ amount: price, currency_code: catalogueCurrency }],
      })),
    },
  });
}

const optionTitle = "Content";

async function findProduct(container: MedusaContainer): Promise<Sized | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "options.id", "options.values.*", "variants.id", "variants.sku"],
    filters: { handle: slugOf(title) },
  });
  return (data as unknown as Sized[])[0];
}

/** Creates the product with its smallest size, the first value of its option. */
async function makeProduct(
  container: MedusaContainer,
  { mpn, volumeMl, price, stock, title: size }: (typeof sizes)[number],
): Promise<Sized> {
  const product = {
    ...blankProduct,
    title,
    "title:fr": "Cartouche d’encre Epson UltraChrome XD, cyan",
    "description:fr":
      "Encre pigmentée pour plans, affiches et dessins. L’imprimante accepte les trois formats\u202f: plus la cartouche est grande, moins le millilitre coûte cher.",
    "title:de": "Epson UltraChrome XD Tintenpatrone, Cyan",
    "description:de":
      "Pigmenttinte für Pläne, Plakate und Zeichnungen. Der Drucker nimmt jede der drei Größen der Druckerpatrone: Je größer sie ist, desto weniger kostet ein Milliliter.",
    description:
      "Pigment ink for plans, posters and drawings. The printer takes each of the three sizes: the larger the cartridge, the less a millilitre costs.",
    price,
    stock,
    category: "Ink cartridges",
    sub_category: "Epson ink cartridges",
    images: await pictures(container),
    kind: "ink cartridge",
    brand: "Epson",
    color: "Cyan",
    color_swatch: "#009fe3",
    mpn,
    ink_type: "pigment",
    volume_ml: volumeMl,
    rows: [
      { label: "Manufacturer", value: "Epson" },
      { label: "Series", value: "UltraChrome XD" },
      { label: "Colour", value: "Cyan" },
      { label: "Ink", value: "Pigment" },
    ],
    printers: ["Epson SC-T3200", "Epson SC-T5200", "Epson SC-T7200"],
  };
  await createCatalogueProductsWorkflow(container).run({ input: { products: [product] } });
  const made = await findProduct(container);
  const [option] = made?.options ?? [];
  const [value] = option?.values ?? [];
  const [variant] = made?.variants ?? [];
  if (!made || !option || !value || !variant) throw new Error(`${title} was not made whole.`);
  const products = container.resolve(Modules.PRODUCT);
  await products.updateProductOptions(option.id, { title: optionTitle });
  await products.updateProductOptionValues(value.id, { value: size });
  await products.updateProductVariants(variant.id, { title: size });
  return (await findProduct(container)) ?? made;
}

async function pictures(container: MedusaContainer): Promise<ProductPicture[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_sheet",
    fields: ["product.images.*"],
    filters: picturedLike,
    pagination: { take: 1, order: { id: "ASC" } },
  });
  const [like] = data as unknown as { product?: { images?: { url: string }[] } | null }[];
  return picturesOf(like?.product?.images);
}

/** Creates the stock of each size that has none. */
async function stockSizes(container: MedusaContainer): Promise<void> {
  const { stockLocationId: location_id } = await readShopSettings(container);
  const inventory = container.resolve(Modules.INVENTORY);
  const items = await inventory.listInventoryItems({ sku: sizes.map(({ mpn }) => mpn) });
  const levels = await inventory.listInventoryLevels({
    inventory_item_id: items.map(({ id }) => id),
    location_id,
  });
  const stocked = new Set(levels.map(({ inventory_item_id }) => inventory_item_id));
  const made = items.filter(({ id }) => !stocked.has(id));
  if (made.length === 0) return;
  await inventory.createInventoryLevels(
    made.map(({ id, sku }) => ({
      inventory_item_id: id,
      location_id,
      stocked_quantity: sizes.find(({ mpn }) => mpn === sku)?.stock ?? 0,
    })),
  );
}
