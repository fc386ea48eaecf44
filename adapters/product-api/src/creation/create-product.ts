import type { FastifyBaseLogger } from "fastify";
import {
  type Merchandiser,
  type MerchandiserEngine,
  NoAnswerError,
} from "../commerce/merchandiser-engine.ts";
import type { CreatedProduct, NewProduct } from "../contract/new-product.ts";
import { ProblemError } from "../problem-error.ts";

/** All of a product's files are stored within so many ms. */
const uploadPatienceMs = 60_000;
/** Slow uploads must not leave the creation too little time, and its outcome unknown. */
const creationPatienceMs = 30_000;
/** Taking files back must not fail by the deadline that made it necessary. */
const removalPatienceMs = 10_000;

/**
 * Uploads a product's files and creates it. Where the engine fails or refuses, the files are taken
 * back. Where it does not answer whether it created the product, they stay: it may need them.
 *
 * @param by whose session it is; each step has a deadline of its own
 * @throws what the engine's calls throw, and ProblemError "outcome-unknown"
 */
export async function createProduct(
  engine: MerchandiserEngine,
  product: NewProduct,
  by: Omit<Merchandiser, "signal">,
  log: FastifyBaseLogger,
): Promise<CreatedProduct> {
  const uploaded: string[] = [];

  async function uploadFiles() {
    const signal = AbortSignal.timeout(uploadPatienceMs);
    const upload = async (field: string, file: File) => {
      const { id, url } = await engine.upload(file, { ...by, signal }).catch((error: unknown) => {
        throw inField(field, error);
      });
      uploaded.push(id);
      return url;
    };
    const images: string[] = [];
    // One after the other: the engine holds each in memory.
    for (const image of product.Image) {
      images.push(await upload("Image", image));
    }
    const pdf = product.pdf ? await upload("pdf", product.pdf) : "";
    const video =
      product.video instanceof File ? await upload("video", product.video) : product.video;
    return { images, pdf, video: video ?? "" };
  }

  async function takeBack(reason: unknown): Promise<never> {
    const signal = AbortSignal.timeout(removalPatienceMs);
    for (const id of uploaded) {
      await engine.removeUpload(id, { ...by, signal }).catch((err: unknown) => {
        log.error({ err, file: id }, "an uploaded file of no product could not be removed");
      });
    }
    throw reason;
  }

  const files = await uploadFiles().catch(takeBack);
  const signal = AbortSignal.timeout(creationPatienceMs);
  return engine.createProduct(product, files, { ...by, signal }).catch((err: unknown) => {
    if (!(err instanceof NoAnswerError)) return takeBack(err);
    log.error({ err, title: product.Title, files: uploaded }, "a product may have been created");
    throw new ProblemError(
      "outcome-unknown",
      "The product may have been created: the shop did not answer in time. " +
        "Please look for it in the catalogue before you try again.",
    );
  });
}

/** What the engine finds wrong with a file, it tells of the only one it was sent. */
function inField(field: string, error: unknown): unknown {
  if (!(error instanceof ProblemError) || !error.fields) return error;
  const fields = error.fields.map(({ message }) => ({ field, message }));
  return new ProblemError(error.code, error.message, fields);
}
