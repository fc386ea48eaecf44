import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { blankProduct, type CatalogueProduct } from "../catalogue-product/catalogue-product";
import { PRINTER_MODULE } from "../modules/printer";
import type PrinterModuleService from "../modules/printer/service";
import { createCatalogueProductsWorkflow } from "../workflows/create-catalogue-products";
import { settleCatalogueWrites } from "../workflows/recover-catalogue-writes";
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
  await settleCatalogueWrites(container);
  const missing = await missingProducts(container);
  if (missing.length === 0) return 0;
  await plantPrinters(container);
  const pictures = await PictureShelf.open(container);
  await pictures.draw(missing.map(({ drawing }) => drawing));
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize);
    const products = await Promise.all(
      batch.map((product) => catalogueProduct(container, product, pictures)),
    );
    await createCatalogueProductsWorkflow(container).run({ input: { products } });
    logger.info(`Demo shop: ${start + batch.length} of ${missing.length} products planted`);
  }
  return missing.length;
}

/** What is not there yet. */
async function missingProducts(container: MedusaContainer): Promise<DemoProduct[]> {
  const all = demoProducts();
  const there = await container
    .resolve(Modules.PRODUCT)
    .listProducts(
      { handle: all.map(({ handle }) => handle) },
      { select: ["handle"], take: all.length },
    );
  const handles = new Set(there.map(({ handle }) => handle));
  return all.filter(({ handle }) => !handles.has(handle));
}

/** Creates printers that the shop does not know yet, with what is known of them. */
async function plantPrinters(container: MedusaContainer): Promise<void> {
  const printers = container.resolve<PrinterModuleService>(PRINTER_MODULE);
  const wanted = demoPrinters();
  const known = await printers.listPrinters(
    { key: wanted.map(({ key }) => key) },
    { select: ["key"], take: wanted.length },
  );
  const keys = new Set(known.map(({ key }) => key));
  await printers.createPrinters(wanted.filter(({ key }) => !keys.has(key)));
}

async function catalogueProduct(
  container: MedusaContainer,
  product: DemoProduct,
  pictures: PictureShelf,
): Promise<CatalogueProduct> {
  const { pdf, video } = await plantAttachments(container, product);
  return {
    ...blankProduct,
    title: product.title,
    handle: product.handle,
    description: product.description,
    price: product.price,
    stock: product.stock,
    category: product.category,
    sub_category: product.subCategory,
    images: pictures.of(product.drawing),
    kind: product.kind,
    brand: product.brand,
    color: product.color,
    color_swatch: product.colorSwatch,
    mpn: product.mpn,
    series: product.series,
    ink_type: product.inkType,
    volume_ml: product.volumeMl ?? null,
    page_yield: product.pageYield ?? null,
    yield_standard: product.yieldStandard,
    pdf: pdf ?? "",
    video: video ?? "",
    rows: product.rows,
    printers: product.printers,
  };
}
