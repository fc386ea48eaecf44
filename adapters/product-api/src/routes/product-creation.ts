import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Merchandiser, MerchandiserEngine } from "../commerce/merchandiser-engine.ts";
import {
  type CreatedProduct,
  createdProductSchema,
  newProductSchema,
} from "../contract/new-product.ts";
import { createProduct } from "../creation/create-product.ts";
import { formLimits, readProductForm } from "../creation/product-form.ts";
import { invalidBody, problemResponses, sendProblem } from "../plugins/problems.ts";
import { ProblemError } from "../problem-error.ts";

/** Creating a product, for merchandisers. */
export const productCreationRoutes: FastifyPluginAsyncZod<{ engine: MerchandiserEngine }> = async (
  app,
  { engine },
) => {
  app.removeAllContentTypeParsers();
  // A file that is too large is told as its field's error, with all the others.
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false });

  app.post(
    "/product/create",
    {
      schema: {
        operationId: "createProduct",
        tags: ["merchandising"],
        summary: "Creates a product with its files, whole or not at all",
        security: [{ merchandiser: [] }],
        consumes: ["multipart/form-data"],
        body: newProductSchema,
        response: {
          201: createdProductSchema,
          ...problemResponses(
            "invalid-request",
            "not-signed-in",
            "not-allowed",
            "already-there",
            "refused",
            "body-too-large",
            "unsupported-media-type",
            "engine-unavailable",
            "outcome-unknown",
          ),
        },
      },
      // The form is read and checked by the handler, which also cleans up after it.
      validatorCompiler: () => (value) => ({ value }),
      // Before anything is read: strangers do not get to send files. Not in onRequest, where the
      // rate limit would come after it and let forged sessions through to the engine uncounted.
      preParsing: async (request) => engine.admit(merchandiserOf(request)),
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!request.isMultipart()) {
        const sentence = "The body must be multipart/form-data.";
        return sendProblem(reply, "unsupported-media-type", sentence);
      }
      return reply.code(201).send(await create(request));
    },
  );

  async function create(request: FastifyRequest): Promise<CreatedProduct> {
    const folder = await mkdtemp(join(tmpdir(), "new-product-"));
    try {
      const form = await readProductForm(request.parts(), folder);
      const { success, data: product, error } = newProductSchema.safeParse(form);
      if (!success) {
        throw invalidBody(error);
      }
      return await createProduct(engine, product, merchandiserOf(request), request.log);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
};

function merchandiserOf({ caller, headers }: FastifyRequest): Merchandiser {
  const { authorization } = headers;
  if (!authorization) {
    throw new ProblemError("not-signed-in", "Please sign in as a merchandiser.");
  }
  return { ...caller, authorization };
}
