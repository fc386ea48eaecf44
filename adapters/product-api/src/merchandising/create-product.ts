import type { FastifyBaseLogger } from "fastify";
import { catalogueFields } from "../commerce/catalogue-fields.ts";
import type { Merchandiser, MerchandiserBackend } from "../commerce/merchandiser-backend.ts";
import type { CreatedProduct, NewProduct } from "../contract/new-product.ts";
import { StoredFiles } from "./stored-files.ts";
import { idempotencyOf, isOutcomeUnknown, writtenOnce } from "./written-once.ts";

/** Who writes, and the key by which they know their request again. */
export interface Writer extends Omit<Merchandiser, "signal"> {
  idempotencyKey?: string | undefined;
}

/**
 * Stores a product's files and creates it. Where the backend fails or refuses, the files are taken
 * back. Where nobody knows whether it created the product, they stay: it may need them.
 *
 * @throws what the backend's calls throw, and ProblemError
 */
export async function createProduct(
  backend: Pick<MerchandiserBackend, "upload" | "removeUpload" | "createProduct">,
  product: NewProduct,
  by: Writer,
  log: FastifyBaseLogger,
): Promise<CreatedProduct> {
  const request = await idempotencyOf(by.idempotencyKey, ["create", product]);
  const files = new StoredFiles(backend, by, log);
  const { video } = product;
  const addresses = await files.store({
    Image: product.Image,
    pdf: product.pdf,
    video: video instanceof File ? video : undefined,
  });
  const fields = catalogueFields(product, product.Quantity, {
    ...(typeof video === "string" && { video }),
    ...addresses,
  });
  const write = (signal: AbortSignal) => backend.createProduct(fields, request, { ...by, signal });
  try {
    const { product: created, isRepeat } = await writtenOnce(write, log);
    // Where the same request was answered before, that one's files are the product's.
    if (isRepeat) await files.rollBack(created);
    return { _id: created.id, slug: created.handle };
  } catch (error) {
    if (isOutcomeUnknown(error)) log.error({ files: files.ids }, "files that may be a product's");
    else await files.rollBack();
    throw error;
  }
}
