import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { slugOf } from "../../../../slug";
import { createCatalogueProductsWorkflow } from "../../../../workflows/create-catalogue-products";
import type { NewCatalogueProduct } from "../../../../workflows/new-catalogue-product";
import { type FieldProblem, type NewProduct, readNewProduct } from "./validators";

/**
 * Creates a whole product in one go: category, price, stock, pictures, sheet, printers it fits. All
 * or nothing. Answers 201 with its id and handle; 400 with what is wrong with which field; 409
 * where the title's address or the part number is another product's.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { product, problems } = readNewProduct(req.body);
  if (problems) return refuse(res, 400, "invalid_fields", problems);
  const handle = slugOf(product.title);
  // The second look catches who took the address in the meantime.
  const taken = () => conflicts(req.scope, handle, product.mpn);
  const before = await taken();
  if (before.length > 0) return refuse(res, 409, "already_there", before);
  try {
    const { result } = await createCatalogueProductsWorkflow(req.scope).run({
      input: { products: [newCatalogueProduct(product, handle)] },
    });
    res.status(201).json({ product: result[0] });
  } catch (error) {
    const since = await taken();
    if (since.length === 0) throw error;
    refuse(res, 409, "already_there", since);
  }
}

function refuse(
  res: MedusaResponse,
  status: 400 | 409,
  code: "invalid_fields" | "already_there",
  fields: FieldProblem[],
): void {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join(" ");
  res.status(status).json({ type: "invalid_data", code, message, fields });
}

/** Which fields another product has already. */
async function conflicts(
  container: MedusaContainer,
  handle: string,
  mpn: string | undefined,
): Promise<FieldProblem[]> {
  const products = container.resolve(Modules.PRODUCT);
  const [[sameHandle], [sameMpn]] = await Promise.all([
    products.listProducts({ handle }, { select: ["id"], take: 1 }),
    mpn ? products.listProductVariants({ sku: mpn }, { select: ["id"], take: 1 }) : [],
  ]);
  return [
    ...(sameHandle
      ? [{ field: "title", message: "A product with this title is there already." }]
      : []),
    ...(sameMpn
      ? [{ field: "mpn", message: "A product with this part number is there already." }]
      : []),
  ];
}

function newCatalogueProduct(product: NewProduct, handle: string): NewCatalogueProduct {
  const { title, description, price, stock, category, sub_category, images, printers, ...sheet } =
    product;
  return {
    title,
    handle,
    description,
    price,
    stock,
    category,
    subCategory: sub_category || undefined,
    images: images.map(({ url, sources }) => ({ url, metadata: sources && { sources } })),
    sheet,
    printers: printers.map((name) => {
      const space = name.indexOf(" ");
      return { make: name.slice(0, space), model: name.slice(space + 1) };
    }),
  };
}
