import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { listingRequestSchema, listingSchema } from "../contract/listing.ts";
import { plainText } from "../contract/plain-text.ts";
import { problemResponses, sendProblem } from "../plugins/problems.ts";

const badRequests = ["invalid-request", "body-too-large", "unsupported-media-type"] as const;

/** Pages of products with facets: all, of a category, and what a term finds. */
export const listingRoutes: FastifyPluginAsyncZod<{ catalogue: Catalogue }> = async (
  app,
  { catalogue },
) => {
  // A listing without a wish is the first page of everything.
  app.addHook("preValidation", async (request) => {
    request.body ??= {};
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
          ...problemResponses(...badRequests, "engine-unavailable"),
        },
      },
    },
    (request) => catalogue.list(request.body, request.caller),
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
          ...problemResponses(...badRequests, "engine-unavailable"),
        },
      },
    },
    (request) => catalogue.search(request.params.term, request.body, request.caller),
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
          ...problemResponses(...badRequests, "category-not-found", "engine-unavailable"),
        },
      },
    },
    async (request, reply) => {
      const { category } = request.params;
      const listing = await catalogue.listCategory(category, request.body, request.caller);
      return (
        listing ??
        sendProblem(reply, "category-not-found", `There is no category called "${category}".`)
      );
    },
  );
};
