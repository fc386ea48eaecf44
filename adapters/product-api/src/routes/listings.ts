import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AnswerCache } from "../answer-cache.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { areWhole } from "../catalogue/partial-product.ts";
import type { Backend } from "../commerce/backend.ts";
import { listingRequestSchema, listingSchema } from "../contract/listing.ts";
import { plainText } from "../contract/plain-text.ts";
import { localeQuerySchema } from "../contract/request-language.ts";
import { problemResponses } from "../plugins/problems.ts";
import { answerLanguage } from "../plugins/request-language.ts";
import { ProblemError } from "../problem-error.ts";

const badRequests = ["invalid-request", "body-too-large", "unsupported-media-type"] as const;

/** Pages of products with facets: all, of a category, and what a term finds. */
export const listingRoutes: FastifyPluginAsyncZod<{
  catalogue: Catalogue;
  answers: AnswerCache;
  backend: Pick<Backend, "hasCategory">;
}> = async (app, { catalogue, answers, backend }) => {
  // A request without a body is for the first page of everything; null is a body, and a wrong one.
  app.addHook("preValidation", async (request) => {
    if (request.body === undefined) request.body = {};
  });
  // Stock and prices are in it, and a POST is not asked about again.
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post(
    "/products",
    {
      schema: {
        operationId: "listProducts",
        tags: ["listings"],
        summary: "A page of all products",
        querystring: localeQuerySchema,
        body: listingRequestSchema,
        response: {
          200: listingSchema,
          ...problemResponses(...badRequests, "catalogue-unavailable"),
        },
      },
    },
    (request, reply) => {
      const { body } = request;
      const language = answerLanguage(request, reply);
      const question = `all ${JSON.stringify([body, language])}`;
      return answers.send(reply, question, () => catalogue.list(body, { language }), areWhole);
    },
  );

  app.post(
    "/products/search/:term",
    {
      schema: {
        operationId: "searchProducts",
        tags: ["listings"],
        summary: "A page of what a term finds",
        description:
          "All words have to match, the last may be a beginning. Part numbers are found however " +
          "they are punctuated, supplies also by the printers they fit. Where nothing matches, " +
          "typing errors are corrected and `correctedTerm` says to what.",
        params: z.object({ term: plainText(200) }),
        querystring: localeQuerySchema,
        body: listingRequestSchema,
        response: {
          200: listingSchema,
          ...problemResponses(...badRequests, "catalogue-unavailable"),
        },
      },
    },
    (request, reply) => {
      const { params, body } = request;
      const { term } = params;
      const language = answerLanguage(request, reply);
      return answers.send(
        reply,
        `search ${JSON.stringify([term, body, language])}`,
        () => catalogue.list(body, { term, language }),
        areWhole,
      );
    },
  );

  app.post(
    "/products/category/:category",
    {
      schema: {
        operationId: "listCategory",
        tags: ["listings"],
        summary: "A page of a category's products",
        params: z.object({ category: plainText(200).describe("A slug of either level") }),
        querystring: localeQuerySchema,
        body: listingRequestSchema,
        response: {
          200: listingSchema,
          ...problemResponses(
            ...badRequests,
            "category-not-found",
            "catalogue-unavailable",
            "backend-unavailable",
          ),
        },
      },
    },
    async (request, reply) => {
      const { params, body, caller } = request;
      const { category } = params;
      const language = answerLanguage(request, reply);
      return answers.send(
        reply,
        `category ${JSON.stringify([category, body, language])}`,
        async () => {
          const listing = await catalogue.list(body, { categoryHandle: category, language });
          const isKnown =
            listing.total > 0 ||
            (await catalogue.hasProductsIn(category)) ||
            // No product is in it: only the backend knows whether there is such a category.
            (await backend.hasCategory(category, caller));
          if (isKnown) return listing;
          const sentence = `There is no category called "${category}".`;
          throw new ProblemError("category-not-found", sentence);
        },
        areWhole,
      );
    },
  );
};
