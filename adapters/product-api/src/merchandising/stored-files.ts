import type { FastifyBaseLogger } from "fastify";
import type { FileAddresses } from "../commerce/catalogue-fields.ts";
import type { Merchandiser, MerchandiserBackend } from "../commerce/merchandiser-backend.ts";
import type { Picture } from "../contract/product.ts";
import { serviceLimits } from "../limits.ts";
import { ProblemError } from "../problem-error.ts";
import { type EncodedWidth, encodePicture, UnreadablePictureError } from "./encode-picture.ts";

/** The files of a form. */
interface FormFiles {
  Image?: File[] | undefined;
  pdf?: File | undefined;
  video?: File | undefined;
}

/**
 * The files that the backend keeps for one request, until it is known whether a product needs them.
 */
export class StoredFiles {
  readonly #ids = new Map<string, string>();

  /** @param by whose session it is; each step has a deadline of its own */
  constructor(
    private readonly backend: Pick<MerchandiserBackend, "upload" | "removeUpload">,
    private readonly by: Omit<Merchandiser, "signal">,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** For the log: what may have to be looked for. */
  get ids(): string[] {
    return [...this.#ids.values()];
  }

  /**
   * Encodes the pictures, then stores all files. Where something fails, nothing stays.
   *
   * @returns the addresses of what there was to store
   * @throws ProblemError invalid-request, what the backend's calls throw
   */
  async store({ Image = [], pdf, video }: FormFiles): Promise<FileAddresses> {
    const pictures = await encoded(Image);
    const signal = AbortSignal.timeout(serviceLimits.filesStoringMs);
    try {
      const images: Picture[] = [];
      // One after the other: the backend holds each in memory.
      for (const [index, widths] of pictures.entries()) {
        images.push(await this.#picture(`Image.${index}`, widths, signal));
      }
      return {
        ...(images.length > 0 && { images }),
        ...(pdf && { pdf: await this.#file("pdf", pdf, signal) }),
        ...(video && { video: await this.#file("video", video, signal) }),
      };
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  /** Removes the stored files, but for those whose addresses stand in what is given. */
  async rollBack(needed: object = {}): Promise<void> {
    const text = JSON.stringify(needed);
    // Not the deadline that made it necessary.
    const signal = AbortSignal.timeout(serviceLimits.filesRemovalMs);
    for (const [url, id] of this.#ids) {
      if (text.includes(JSON.stringify(url))) continue;
      await this.backend.removeUpload(id, { ...this.by, signal }).catch((err: unknown) => {
        this.log.error({ err, file: id }, "an uploaded file of no product could not be removed");
      });
      this.#ids.delete(url);
    }
  }

  async #picture(field: string, widths: EncodedWidth[], signal: AbortSignal): Promise<Picture> {
    const files = widths.map(({ file }) => file);
    const urls = await this.#upload(field, files, signal);
    const sources = widths.map(({ width }, index) => ({ url: urls[index] ?? "", width }));
    return { url: sources.at(-1)?.url ?? "", sources };
  }

  async #file(field: string, file: File, signal: AbortSignal): Promise<string> {
    const [url = ""] = await this.#upload(field, [file], signal);
    return url;
  }

  async #upload(field: string, files: File[], signal: AbortSignal): Promise<string[]> {
    const uploading = this.backend.upload(files, { ...this.by, signal });
    const stored = await uploading.catch((error: unknown) => {
      throw inField(field, error);
    });
    for (const { id, url } of stored) this.#ids.set(url, id);
    return stored.map(({ url }) => url);
  }
}

/** What the backend finds wrong with a file, it tells of what it was sent: ours is the form's. */
function inField(field: string, error: unknown): unknown {
  if (!(error instanceof ProblemError) || !error.details.fields) return error;
  const fields = error.details.fields.map(({ message }) => ({ field, message }));
  return new ProblemError(error.code, error.message, { fields });
}

/** @throws ProblemError which names every picture that cannot be read */
async function encoded(pictures: File[]): Promise<EncodedWidth[][]> {
  const all: EncodedWidth[][] = [];
  const fields: { field: string; message: string }[] = [];
  for (const [index, picture] of pictures.entries()) {
    try {
      all.push(await encodePicture(picture));
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error;
      const message = "This picture is broken, or it has more than 50 million pixels";
      fields.push({ field: `Image.${index}`, message });
    }
  }
  if (fields.length === 0) return all;
  throw new ProblemError("invalid-request", "A picture cannot be read.", { fields });
}
