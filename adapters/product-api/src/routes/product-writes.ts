import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { editableProduct } from "../commerce/catalogue-fields.ts";
import type { MerchandiserBackend } from "../commerce/merchandiser-backend.ts";
import type { ProductOfTheYear } from "../commerce/product-of-the-year.ts";
import { type EditableProduct, editableProductSchema } from "../contract/editable-product.ts";
import { createdProductSchema, newProductSchema } from "../contract/new-product.ts";
import { plainText } from "../contract/plain-text.ts";
import { productChangesSchema } from "../contract/product-changes.ts";
import { chosenProductSchema, wantedProductSchema } from "../contract/product-of-the-year.ts";
import { largestWords, translatedWordsSchema } from "../contract/words.ts";
import { createProduct, type Writer } from "../merchandising/create-product.ts";
import { formLimits, readProductForm } from "../merchandising/product-form.ts";
import { updateProduct } from "../merchandising/update-product.ts";
import { idempotencyOf, writtenOnce } from "../merchandising/written-once.ts";
import { invalidBody, problemResponses } from "../plugins/problems.ts";
import { ProblemError } from "../problem-error.ts";
import { merchandiserOf, readerOf } from "./merchandiser-lists.ts";

const signedIn = ["not-signed-in", "not-allowed", "backend-unavailable"] as const;
const written = [
  ...signedIn,
  "invalid-request",
  "in-progress",
  "idempotency-key-reused",
  "refused",
  "outcome-unknown",
] as const;
const withFiles = [
  "already-there",
  "body-too-large",
  "storage-full",
  "unsupported-media-type",
] as const;

/** A product with the longest of texts and the most rows, bytes. */
const largestJson = 1024 * 1024;

const form = "multipart/form-data";
const json = "application/json";

const idOrSlug = z.object({ id: plainText(255).describe("An id or a slug") });
const bothParts = { security: [{ merchandiser: [] }], tags: ["merchandising"] };
const keyHeader = z.looseObject({
  "idempotency-key": z
    .string()
    .max(200)
    .optional()
    .describe("A request with a key of its own is done once, however often it is sent"),
});
const matchHeader = keyHeader.extend({
  "if-match": z.string().max(300).optional().describe("The version that was read, in quotes"),
});

interface Options {
  backend: MerchandiserBackend;
  productOfTheYear: Pick<ProductOfTheYear, "set">;
  rateLimitPerMinute: number;
}

/** What merchandisers do. Their own session goes along, and the backend decides. */
export const productWriteRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { backend, productOfTheYear, rateLimitPerMinute },
) => {
  // A file that is too large is told as its field's error, with all the others.
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false });

  // Counted together, and apart from what is read.
  const config = { rateLimit: false } as const;
  app.addHook("onRequest", app.rateLimit({ max: rateLimitPerMinute }));
  // Before anything is read: strangers do not get to send files. Not in onRequest, where the rate
  // limit would come after it and let forged sessions through to the backend uncounted.
  app.addHook("preParsing", async (request) => backend.admit(merchandiserOf(request)));
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  /** Where the handler reads and checks the body: it also cleans up after it. */
  const byHandler = () => (value: unknown) => ({ value });

  app.post(
    "/product/create",
    {
      config,
      schema: {
        ...bothParts,
        operationId: "createProduct",
        summary: "Creates a product with its files, whole or not at all",
        consumes: [form],
        headers: keyHeader,
        body: newProductSchema,
        response: { 201: createdProductSchema, ...problemResponses(...written, ...withFiles) },
      },
      validatorCompiler: byHandler,
      preParsing: async (request) => mustBe(request, form),
    },
    async (request, reply) => {
      const created = await withBody(request, newProductSchema, (product) =>
        createProduct(backend, product, writerOf(request), request.log),
      );
      return reply.code(201).send(created);
    },
  );

  app.get(
    "/admin/product-update/:id",
    {
      config,
      schema: {
        ...bothParts,
        operationId: "getEditableProduct",
        summary: "A product as it is edited, published or not, with its version",
        params: idOrSlug,
        response: {
          200: editableProductSchema,
          ...problemResponses(...signedIn, "invalid-request", "product-not-found"),
        },
      },
    },
    async (request, reply) => {
      const product = await backend.product(request.params.id, readerOf(request));
      return withVersion(reply, editableProduct(product));
    },
  );

  app.put(
    "/admin/product-update/:id",
    {
      config,
      schema: {
        ...bothParts,
        operationId: "updateProduct",
        summary: "Changes a product, all of the changes or none of them",
        description:
          "Only what is sent changes. With `version` (or `If-Match`) a change is refused where " +
          "somebody else was first; without it the last one who saves wins. A product can be sent " +
          "back as `GET` answered it.",
        consumes: [form, json],
        params: idOrSlug,
        headers: matchHeader,
        body: productChangesSchema,
        response: {
          200: editableProductSchema,
          ...problemResponses(...written, ...withFiles, "product-not-found", "version-conflict"),
        },
      },
      validatorCompiler: byHandler,
      preParsing: async (request) => mustBe(request, form, json),
      bodyLimit: largestJson,
    },
    async (request, reply) => {
      const { id } = checked(idOrSlug, request.params);
      const product = await withBody(request, productChangesSchema, (changes) => {
        const version = changes.version ?? versionIn(request.headers["if-match"]);
        const whole = { ...changes, ...(version !== undefined && { version }) };
        return updateProduct(backend, id, whole, writerOf(request), request.log);
      });
      return withVersion(reply, product);
    },
  );

  app.delete(
    "/product/:id",
    {
      config,
      schema: {
        ...bothParts,
        operationId: "deleteProduct",
        summary: "Deletes a product; orders keep what was sold",
        description:
          "A product that is gone already is 404, unless the request is repeated with its " +
          "`Idempotency-Key` and the product's id.",
        params: idOrSlug,
        headers: keyHeader,
        response: {
          204: z.null().describe("It is gone"),
          ...problemResponses(...written, "product-not-found"),
        },
      },
    },
    async (request, reply) => {
      const by = writerOf(request);
      const id = await backend.productId(request.params.id, merchandiserOf(request));
      const key = await idempotencyOf(by.idempotencyKey, ["delete", id]);
      const remove = (signal: AbortSignal) => backend.deleteProduct(id, key, { ...by, signal });
      await writtenOnce(remove, request.log);
      return reply.code(204).send(null);
    },
  );

  app.put(
    "/admin/words",
    {
      config,
      schema: {
        ...bothParts,
        operationId: "translateWords",
        summary: "Translates words and categories into one language, all of them or none",
        description:
          "For every product that uses them. An empty translation removes it. Safe to repeat.",
        body: translatedWordsSchema,
        response: {
          200: translatedWordsSchema,
          ...problemResponses(
            ...signedIn,
            "invalid-request",
            "refused",
            "body-too-large",
            "unsupported-media-type",
          ),
        },
      },
      bodyLimit: largestWords,
    },
    async (request) => backend.translateWords(request.body, merchandiserOf(request)),
  );

  app.post(
    "/products/saveProductOfTheYear",
    {
      config,
      schema: {
        ...bothParts,
        operationId: "saveProductOfTheYear",
        summary: "Makes the published product of this title the product of the year",
        body: wantedProductSchema,
        response: {
          200: chosenProductSchema,
          ...problemResponses(
            ...signedIn,
            "invalid-request",
            "refused",
            "product-not-found",
            "body-too-large",
            "unsupported-media-type",
          ),
        },
      },
    },
    async (request) => {
      const chosen = await backend.setProductOfTheYear(request.body.title, merchandiserOf(request));
      productOfTheYear.set(chosen._id);
      return chosen;
    },
  );
};

/** Reads and checks a body, form or JSON; the files of a form are there until `use` is done. */
async function withBody<Schema extends z.ZodType, Answer>(
  request: FastifyRequest,
  schema: Schema,
  use: (body: z.output<Schema>) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) return use(checked(schema, request.body));
  const folder = await mkdtemp(join(tmpdir(), "product-form-"));
  try {
    return await use(checked(schema, await readProductForm(request.parts(), folder)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw invalidBody(error);
  return data;
}

function mustBe({ headers }: FastifyRequest, ...types: string[]): void {
  const [type = ""] = (headers["content-type"] ?? "").toLowerCase().split(";");
  if (types.includes(type.trim())) return;
  throw new ProblemError("unsupported-media-type", `The body must be ${types.join(" or ")}.`);
}

function withVersion(reply: FastifyReply, product: EditableProduct) {
  return reply.header("etag", `"${product.version}"`).send(product);
}

function versionIn(ifMatch: string | undefined): string | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  return ifMatch.trim().replace(/^(W\/)?"(.*)"$/, "$2");
}

function writerOf(request: FastifyRequest): Writer {
  const { requestId, authorization } = merchandiserOf(request);
  const key = request.headers["idempotency-key"];
  return {
    requestId,
    authorization,
    ...(typeof key === "string" && { idempotencyKey: key }),
  };
}
