import type { FastifyBaseLogger } from "fastify";
import type { Merchandiser, MerchandiserEngine } from "../commerce/merchandiser-engine.ts";
import type { CreatedProduct, NewProduct } from "../contract/new-product.ts";

/** Taking files back must not fail by the deadline that made it necessary. */
const removalPatienceMs = 10_000;

/**
 * Uploads a product's files and creates it. Where that fails, the files are taken back.
 *
 * @throws what the engine's calls throw
 */
export async function createProduct(
  engine: MerchandiserEngine,
  product: NewProduct,
  by: Merchandiser,
  log: FastifyBaseLogger,
): Promise<CreatedProduct> {
  const uploaded: string[] = [];

  async function upload(file: File): Promise<string> {
    const { id, url } = await engine.upload(file, by);
    uploaded.push(id);
    return url;
  }

  try {
    const images: string[] = [];
    // One after the other: the engine holds each in memory.
    for (const image of product.Image) {
      images.push(await upload(image));
    }
    const pdf = product.pdf ? await upload(product.pdf) : "";
    const video = product.video instanceof File ? await upload(product.video) : product.video;
    return await engine.createProduct(product, { images, pdf, video: video ?? "" }, by);
  } catch (error) {
    const signal = AbortSignal.timeout(removalPatienceMs);
    for (const id of uploaded) {
      await engine.removeUpload(id, { ...by, signal }).catch((err: unknown) => {
        log.error({ err, file: id }, "an uploaded file of no product could not be removed");
      });
    }
    throw error;
  }
}
