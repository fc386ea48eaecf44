import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Merchandiser, MerchandiserBackend } from "../commerce/merchandiser-backend.ts";
import { productTableSchema, tableRequestSchema } from "../contract/product-table.ts";
import { vocabularySchema } from "../contract/vocabulary.ts";
import { largestWords, translatedWordsSchema, wordTextsSchema } from "../contract/words.ts";
import { serviceLimits } from "../limits.ts";
import { problemResponses } from "../plugins/problems.ts";
import { ProblemError } from "../problem-error.ts";

interface Options {
  backend: Pick<MerchandiserBackend, "admit" | "productTable" | "vocabulary" | "words">;
}

const described = { security: [{ merchandiser: [] }], tags: ["merchandising"] };
const refused = ["not-signed-in", "not-allowed", "backend-unavailable"] as const;

/** What merchandisers look through. Their own session goes along, and the backend decides. */
export const merchandiserListRoutes: FastifyPluginAsyncZod<Options> = async (app, { backend }) => {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get(
    "/admin/products",
    {
      schema: {
        ...described,
        operationId: "listEditableProducts",
        summary: "A page of products, drafts among them, with what is changed in place",
        querystring: tableRequestSchema,
        response: { 200: productTableSchema, ...problemResponses(...refused, "invalid-request") },
      },
    },
    async (request) => {
      const { page, itemsPerPage } = request.query;
      const { products, total } = await backend.productTable(request.query, readerOf(request));
      return { products, page, itemsPerPage, total, pages: Math.ceil(total / itemsPerPage) };
    },
  );

  app.get(
    "/admin/vocabulary",
    {
      schema: {
        ...described,
        operationId: "getVocabulary",
        summary: "The words that the shop's products use: what a form offers",
        response: { 200: vocabularySchema, ...problemResponses(...refused) },
      },
    },
    async (request) => backend.vocabulary(readerOf(request)),
  );

  app.post(
    "/admin/words/lookup",
    {
      schema: {
        ...described,
        operationId: "lookUpWords",
        summary: "The translations of words and categories into one language",
        body: wordTextsSchema,
        response: {
          200: translatedWordsSchema,
          ...problemResponses(
            ...refused,
            "invalid-request",
            "body-too-large",
            "unsupported-media-type",
          ),
        },
      },
      bodyLimit: largestWords,
      // Before the body is read: strangers do not get to send a large one.
      preParsing: async (request) => backend.admit(readerOf(request)),
    },
    async (request) => backend.words(request.body, readerOf(request)),
  );
};

/** A merchandiser who only reads. Who works here waits while the backend is busy. */
export function readerOf(request: FastifyRequest): Merchandiser {
  return {
    ...merchandiserOf(request),
    signal: AbortSignal.timeout(serviceLimits.merchandiserReadingMs),
  };
}

/** @throws ProblemError not-signed-in where nobody says who asks */
export function merchandiserOf({ caller, headers }: FastifyRequest): Merchandiser {
  const { authorization } = headers;
  if (!authorization) {
    throw new ProblemError("not-signed-in", "Please sign in as a merchandiser.");
  }
  return { ...caller, authorization };
}
