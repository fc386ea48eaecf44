import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AnswerCache } from "../answer-cache.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { areWhole } from "../catalogue/partial-product.ts";
import type { Backend } from "../commerce/backend.ts";
import { listingRequestSchema, listingSchema } from "../contract/listing.ts";
import { plainText } from "../contract/plain-text.ts";
import { problemResponses } from "../plugins/problems.ts";
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
        body: listingRequestSchema,
        response: {
          200: listingSchema,
          ...problemResponses(...badRequests, "catalogue-unavailable"),
        },
      },
    },
    ({ body }, reply) =>
      answers.send(reply, `all ${JSON.stringify(body)}`, () => catalogue.list(body), areWhole),
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
        body: listingRequestSchema,
        response: {
          200: listingSchema,
          ...problemResponses(...badRequests, "catalogue-unavailable"),
        },
      },
    },
    ({ params: { term }, body }, reply) =>
      answers.send(
        reply,
        `search ${JSON.stringify([term, body])}`,
        () => catalogue.list(body, { term }),
        areWhole,
      ),
  );

  app.post(
    "/products/category/:category",
    {
      schema: {
        operationId: "listCategory",
        tags: ["listings"],
        summary: "A page of a category's products",
        params: z.object({ category: plainText(200).describe("A slug of either level") }),
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
    async ({ params: { category }, body, caller }, reply) =>
      answers.send(
        reply,
        `category ${JSON.stringify([category, body])}`,
        async () => {
          const listing = await catalogue.list(body, { categoryHandle: category });
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
      ),
  );
};
