import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteInventoryItemWorkflow, deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { printerKey } from "../modules/printer/printer-key";
import { createCatalogueProductsWorkflow } from "../workflows/create-catalogue-products";
import type { NewCatalogueProduct } from "../workflows/new-catalogue-product";
import { demoPrinters, demoProducts } from "./catalogue";
import type { DemoProduct } from "./demo-product";
import { PictureShelf } from "./picture-shelf";
import { plantAttachments } from "./plant-attachments";

/** Products that are created together, all or nothing. */
const batchSize = 25;

/**
 * Creates the demonstration's products that are not there yet, with their pictures.
 *
 * @returns how many were created
 */
export async function plantCatalogue(container: MedusaContainer): Promise<number> {
  const logger: Logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const missing = await missingProducts(container);
  if (missing.length === 0) return 0;
  await clearLeftovers(container, missing);
  const pictures = await PictureShelf.open(container);
  await pictures.draw(missing.map(({ drawing }) => drawing));
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize);
    const products = await Promise.all(
      batch.map((product) => newCatalogueProduct(container, product, pictures)),
    );
    await createCatalogueProductsWorkflow(container).run({ input: { products } });
    logger.info(`Demo shop: ${start + batch.length} of ${missing.length} products planted`);
  }
  return missing.length;
}

/** What is not there, or not whole because a planting was cut off; the latter is taken away. */
async function missingProducts(container: MedusaContainer): Promise<DemoProduct[]> {
  const all = demoProducts();
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "handle", "product_sheet.id"],
    filters: { handle: all.map(({ handle }) => handle) },
  });
  const broken = data.filter(({ product_sheet }) => !product_sheet).map(({ id }) => id);
  if (broken.length > 0) await deleteProductsWorkflow(container).run({ input: { ids: broken } });
  const whole = new Set(data.flatMap(({ handle, product_sheet }) => (product_sheet ? handle : [])));
  return all.filter(({ handle }) => !whole.has(handle));
}

/** Stock that a planting left behind before its product was there would be in the way. */
async function clearLeftovers(container: MedusaContainer, missing: DemoProduct[]): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "inventory_item",
    fields: ["id", "variants.id"],
    filters: { sku: missing.map(({ mpn }) => mpn) },
  });
  const ids = (data as { id: string; variants?: { id: string }[] }[])
    .filter(({ variants }) => !variants?.length)
    .map(({ id }) => id);
  if (ids.length > 0) await deleteInventoryItemWorkflow(container).run({ input: ids });
}

const printersByKey = new Map(demoPrinters().map((printer) => [printer.key, printer]));

async function newCatalogueProduct(
  container: MedusaContainer,
  product: DemoProduct,
  pictures: PictureShelf,
): Promise<NewCatalogueProduct> {
  const picture = pictures.of(product.drawing);
  const { pdf, video } = await plantAttachments(container, product);
  return {
    title: product.title,
    handle: product.handle,
    description: product.description,
    price: product.price,
    stock: product.stock,
    category: product.category,
    subCategory: product.subCategory,
    images: [picture],
    thumbnail: picture.thumbnail,
    sheet: {
      kind: product.kind,
      brand: product.brand,
      color: product.color,
      color_swatch: product.colorSwatch,
      mpn: product.mpn,
      series: product.series,
      ink_type: product.inkType,
      volume_ml: product.volumeMl,
      page_yield: product.pageYield,
      yield_standard: product.yieldStandard,
      pdf,
      video,
      rows: product.rows,
    },
    printers: product.printers.flatMap((name) => {
      const printer = printersByKey.get(printerKey(name));
      if (!printer) return [];
      const { make, model, technology, color } = printer;
      return [{ make, model, technology, color }];
    }),
  };
}
