import { z } from "zod";
import type { CreatedProduct, NewProduct } from "../contract/new-product.ts";
import { ProblemError } from "../problem-error.ts";
import { type Caller, EngineUnavailableError } from "./engine.ts";

/** Somebody who writes: their own session goes along as it came, and the engine decides. */
export interface Merchandiser extends Caller {
  /** The `Authorization` header. */
  authorization: string;
}

/** A file that the engine keeps. */
interface UploadedFile {
  id: string;
  url: string;
}

/** Where a new product's files are; empty where there is none. */
interface FileAddresses {
  images: string[];
  pdf: string;
  video: string;
}

/**
 * The engine did not answer, or nothing that can be read. What it was asked to do may be done, or
 * may still be going on.
 */
export class NoAnswerError extends EngineUnavailableError {
  override name = "NoAnswerError";
}

/**
 * The engine's admin API, as far as this service needs it. Every call throws ProblemError where
 * the engine refuses the session or what is sent, and EngineUnavailableError where it is away or
 * fails: NoAnswerError, unless it answered that it failed.
 */
export interface MerchandiserEngine {
  /** Returns where the engine takes the session for a merchandiser's. */
  admit(by: Merchandiser): Promise<void>;
  upload(file: File, by: Merchandiser): Promise<UploadedFile>;
  removeUpload(id: string, by: Merchandiser): Promise<void>;
  /**
   * Creates the whole product or nothing of it.
   *
   * @throws NoAnswerError where it may have been created
   */
  createProduct(
    product: NewProduct,
    files: FileAddresses,
    by: Merchandiser,
  ): Promise<CreatedProduct>;
}

const uploadsSchema = z.object({
  files: z.tuple([z.object({ id: z.string(), url: z.string() })]),
});
const createdSchema = z.object({ product: z.object({ id: z.string(), handle: z.string() }) });
const fieldsRefusedSchema = z.object({
  fields: z.array(z.object({ field: z.string(), message: z.string() })),
});
const refusedSchema = z.object({ message: z.string().min(1) });

/** What stands between this service and the engine says so where the engine has not answered. */
const gatewayFailures = [502, 504];

/** Our field, by the engine's. */
const fieldNames: Record<string, string> = {
  title: "Title",
  description: "Description",
  price: "Price",
  stock: "Quantity",
  category: "Category",
  sub_category: "subCategory",
  images: "Image",
  brand: "Brand",
  color_swatch: "colorSwatch",
  ink_type: "inkType",
  volume_ml: "volumeMl",
  page_yield: "pageYield",
  yield_standard: "yieldStandard",
  rows: "ficheTech",
  printers: "compatiblePrinters",
};

/** Speaks to Medusa's admin API in the name of whoever calls. */
export function createMerchandiserEngine(commerceUrl: string): MerchandiserEngine {
  async function ask(path: string, by: Merchandiser, init: RequestInit = {}): Promise<unknown> {
    const headers = new Headers(init.headers);
    headers.set("accept", "application/json");
    headers.set("authorization", by.authorization);
    headers.set("x-request-id", by.requestId);
    const { status, body } = await answerOf(`${commerceUrl}${path}`, {
      ...init,
      headers,
      signal: by.signal,
    });
    if (status === 401) {
      throw new ProblemError("not-signed-in", "Please sign in as a merchandiser.");
    }
    if (status === 403) {
      throw new ProblemError("not-allowed", "This account may not manage products.");
    }
    const said = `${path} answered ${status}: ${JSON.stringify(body)}`;
    if (gatewayFailures.includes(status)) {
      throw new NoAnswerError(said);
    }
    if (status >= 500) {
      throw new EngineUnavailableError(said);
    }
    if (status >= 400) {
      throw refusal(status, body) ?? new Error(said);
    }
    return body;
  }

  return {
    async admit(by) {
      await ask("/admin/users/me?fields=id", by);
    },

    async upload(file, by) {
      const body = new FormData();
      body.append("files", file);
      const answer = uploadsSchema.parse(await ask("/admin/uploads", by, { method: "POST", body }));
      return answer.files[0];
    },

    async removeUpload(id, by) {
      await ask(`/admin/uploads/${encodeURIComponent(id)}`, by, { method: "DELETE" });
    },

    async createProduct(product, files, by) {
      const answer = await ask("/admin/catalogue/products", by, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(catalogueProduct(product, files)),
      });
      const { data, error } = createdSchema.safeParse(answer);
      if (error) {
        throw new NoAnswerError("the engine created something and did not say what", {
          cause: error,
        });
      }
      return { _id: data.product.id, slug: data.product.handle };
    },
  };
}

async function answerOf(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request);
    const isJson = response.headers.get("content-type")?.includes("json");
    const body: unknown = isJson ? await response.json() : await response.text();
    return { status: response.status, body };
  } catch (cause) {
    throw new NoAnswerError("the engine does not answer", { cause });
  }
}

/**
 * The engine's word on the fields, in the names of our own, or else its sentence. Nothing where it
 * did not speak: then it was not asked rightly.
 */
function refusal(status: number, body: unknown): ProblemError | undefined {
  const read = fieldsRefusedSchema.safeParse(body);
  if (!read.success) {
    const message = refusedSchema.safeParse(body).data?.message;
    return message ? new ProblemError("refused", message) : undefined;
  }
  const fields = read.data.fields.map(({ field, message }) => {
    const [first = "", ...rest] = field.split(".");
    return { field: [fieldNames[first] ?? first, ...rest].join("."), message };
  });
  return status === 409
    ? new ProblemError("already-there", "There is such a product already.", fields)
    : new ProblemError("invalid-request", "The product is not valid.", fields);
}

/** What the engine's catalogue route takes. */
function catalogueProduct(product: NewProduct, files: FileAddresses) {
  return {
    title: product.Title,
    description: product.Description,
    price: product.Price,
    stock: product.Quantity,
    category: product.Category,
    sub_category: product.subCategory,
    brand: product.Brand,
    color: product.color,
    color_swatch: product.colorSwatch,
    mpn: product.mpn,
    series: product.series,
    ink_type: product.inkType,
    volume_ml: product.volumeMl,
    page_yield: product.pageYield,
    yield_standard: product.yieldStandard,
    rows: product.ficheTech,
    printers: product.compatiblePrinters,
    images: files.images.map((url) => ({ url })),
    pdf: files.pdf,
    video: files.video,
  };
}
