import { limits } from "@chemical-ink/catalogue-schema/limits";
import type { FastifyBaseLogger } from "fastify";
import {
  availableOf,
  type BackendProduct,
  catalogueFields,
  editableProduct,
  type FileAddresses,
  readVersion,
} from "../commerce/catalogue-fields.ts";
import type { MerchandiserBackend } from "../commerce/merchandiser-backend.ts";
import type { EditableProduct } from "../contract/editable-product.ts";
import type { Picture } from "../contract/product.ts";
import { isNewPicture, type ProductChanges } from "../contract/product-changes.ts";
import { serviceLimits } from "../limits.ts";
import { ProblemError } from "../problem-error.ts";
import type { Writer } from "./create-product.ts";
import { StoredFiles } from "./stored-files.ts";
import { idempotencyOf, isOutcomeUnknown, writtenOnce } from "./written-once.ts";

/** A version that no product ever has: what is sent with it is answered, but never done. */
const noVersion = "none";

/**
 * Changes a product, all of the changes or none of them. New files are stored first, and rolled back
 * where it comes to nothing. Files that the product had before stay where they are: orders and
 * pages show them.
 *
 * @param changes with the version that was read; without one, what is there now is written over
 * @throws ProblemError version-conflict with the product as it is, and what the backend's calls throw
 */
export async function updateProduct(
  backend: Pick<MerchandiserBackend, "upload" | "removeUpload" | "product" | "updateProduct">,
  idOrSlug: string,
  changes: ProductChanges,
  by: Writer,
  log: FastifyBaseLogger,
): Promise<EditableProduct> {
  const signal = AbortSignal.timeout(serviceLimits.merchandiserReadingMs);
  const current = await backend.product(idOrSlug, { ...by, signal });
  const request = await idempotencyOf(by.idempotencyKey, ["update", current.id, changes]);
  const plan = planOf(changes, current);
  if (plan instanceof ProblemError) {
    // It may be in the way only because this very request was done before.
    if (by.idempotencyKey === undefined) throw plan;
    const answered = backend.updateProduct(current.id, { version: noVersion }, request, {
      ...by,
      signal,
    });
    const { product } = await answered.catch((error: unknown) => {
      throw isVersionConflict(error) ? plan : error;
    });
    return editableProduct(product);
  }

  const files = new StoredFiles(backend, by, log);
  const { pdf, video } = changes;
  const stored = await files.store({
    Image: plan.newPictures,
    pdf: pdf instanceof File ? pdf : undefined,
    video: video instanceof File ? video : undefined,
  });
  const addresses: FileAddresses = {
    ...(typeof pdf === "string" && { pdf }),
    ...(typeof video === "string" && { video }),
    ...stored,
    ...(plan.pictures && { images: plan.pictures.map((pick) => pick(stored.images ?? [])) }),
  };
  const fields = { ...catalogueFields(changes, plan.stock, addresses), version: plan.version };
  const write = (signal: AbortSignal) =>
    backend.updateProduct(current.id, fields, request, { ...by, signal });
  try {
    const { product, isRepeat } = await writtenOnce(write, log);
    if (isRepeat) await files.rollBack(product);
    return editableProduct(product);
  } catch (error) {
    if (isOutcomeUnknown(error)) log.error({ files: files.ids }, "files that may be a product's");
    else await files.rollBack();
    throw error;
  }
}

/** What is to be written, as far as it depends on what is there. */
interface Plan {
  /** The backend's version that was seen. */
  version: string;
  stock: number | undefined;
  newPictures: File[];
  /** Nothing where they stay as they are. */
  pictures: PickPicture[] | undefined;
}

type PickPicture = (stored: Picture[]) => Picture;

/** The plan, or why there is none. */
function planOf(changes: ProductChanges, current: BackendProduct): Plan | ProblemError {
  const seen =
    changes.version === undefined
      ? { backend: current.version, available: availableOf(current) }
      : readVersion(changes.version);
  if (!seen) return invalid("version", "must be one that was given out");
  const { pdf, Quantity } = changes;
  if (typeof pdf === "string" && pdf !== "" && pdf !== current.pdf) {
    return seen.backend === current.version ? invalid("pdf", "Send the file") : conflict(current);
  }
  // A quantity that is as it was read was not changed: what was ordered since must not come back.
  const isNewQuantity = Quantity !== undefined && Quantity !== seen.available;
  if (isNewQuantity && seen.available !== availableOf(current)) return conflict(current);

  const newPictures = Array.isArray(changes.Image) ? changes.Image : [];
  const { pictures, fields } = orderOfPictures(changes, current, newPictures.length);
  if (fields.length > 0) {
    const isStale = seen.backend !== current.version;
    const sentence = "The pictures are not valid.";
    return isStale ? conflict(current) : new ProblemError("invalid-request", sentence, { fields });
  }
  const stock = isNewQuantity ? Quantity + current.reserved : undefined;
  return { version: seen.backend, stock, newPictures, pictures };
}

function invalid(field: string, message: string): ProblemError {
  const sentence = `The request is not valid. ${field}: ${message}.`;
  return new ProblemError("invalid-request", sentence, { fields: [{ field, message }] });
}

function conflict(current: BackendProduct): ProblemError {
  const sentence = "Somebody has ordered or changed this product since you read it.";
  return new ProblemError("version-conflict", sentence, { current: editableProduct(current) });
}

function isVersionConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.code === "version-conflict";
}

/** How the pictures are put together of those that stay and those that are new. */
function orderOfPictures({ Images }: ProductChanges, current: BackendProduct, newOnes: number) {
  const fields: { field: string; message: string }[] = [];
  if (!Images && newOnes === 0) return { pictures: undefined, fields };
  const wanted = Images ?? current.images.map(({ url }) => url);
  const named = new Set<number>();
  const pictures = wanted.flatMap((entry, index): PickPicture[] => {
    const old = current.images.find(({ url }) => url === entry);
    if (old) return [() => old];
    const place = isNewPicture(entry) ? Number(entry.at(-1)) : undefined;
    if (place !== undefined && place < newOnes && !named.has(place)) {
      named.add(place);
      return [newPicture(place)];
    }
    const message = "must be a picture that the product has, or one of the new files, once";
    fields.push({ field: `Images.${index}`, message });
    return [];
  });
  for (let place = 0; place < newOnes; place += 1) {
    if (!named.has(place)) pictures.push(newPicture(place));
  }
  if (pictures.length > limits.pictures)
    fields.push({ field: "Image", message: "10 pictures at most" });
  return { pictures, fields };
}

function newPicture(place: number): PickPicture {
  return (stored) => {
    const picture = stored[place];
    if (!picture) throw new Error(`picture ${place} was not stored`);
    return picture;
  };
}
