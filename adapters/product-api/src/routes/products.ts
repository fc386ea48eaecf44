import { limits } from "@chemical-ink/catalogue-schema/limits";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AnswerCache } from "../answer-cache.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { areWhole } from "../catalogue/partial-product.ts";
import type { ProductOfTheYear } from "../commerce/product-of-the-year.ts";
import { productAddressesSchema } from "../contract/addresses.ts";
import { shortListSchema } from "../contract/listing.ts";
import { plainText } from "../contract/plain-text.ts";
import { supportedPrintersSchema } from "../contract/printers.ts";
import { productSchema } from "../contract/product.ts";
import { localeQuerySchema } from "../contract/request-language.ts";
import { type ProductTitles, productTitlesSchema } from "../contract/titles.ts";
import { sendList } from "../long-list.ts";
import { revalidated } from "../plugins/freshness.ts";
import { problemResponses, sendProblem } from "../plugins/problems.ts";
import { answerLanguage } from "../plugins/request-language.ts";

/** A whole number of an address, from 1. */
function positive(most: number) {
  const error = `must be a whole number from 1 to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(most, { error });
}

const howMany = z.object({ param: positive(limits.itemsPerPage).describe("How many") });
const onePage = z.object({ page: positive(limits.page).describe("The page, from 1") });

/** The titles of larger catalogues are not cached: they are sent while they are read. */
const mostTitlesCached = 20_000;

/** One product, and short lists of them. */
export const productRoutes: FastifyPluginAsyncZod<{
  catalogue: Catalogue;
  answers: AnswerCache;
  productOfTheYear: Pick<ProductOfTheYear, "id">;
}> = async (app, { catalogue, answers, productOfTheYear }) => {
  await app.register(revalidated);

  app.get(
    "/product/:id",
    {
      schema: {
        operationId: "getProduct",
        tags: ["products"],
        summary: "A product by its id, its slug, or a slug it had before",
        params: z.object({ id: plainText(255).describe("An id or a slug") }),
        querystring: localeQuerySchema,
        response: {
          200: productSchema,
          ...problemResponses("invalid-request", "product-not-found", "catalogue-unavailable"),
        },
      },
    },
    async (request, reply) => {
      const product = await catalogue.product(request.params.id, answerLanguage(request, reply));
      return product ?? sendProblem(reply, "product-not-found", "There is no such product.");
    },
  );

  app.get(
    "/products/title/:title",
    {
      schema: {
        operationId: "getProductByTitle",
        tags: ["products"],
        summary: "The product of exactly this title",
        description: "Upper and lower case are the same here, and so is any space around it.",
        params: z.object({ title: plainText(255) }),
        querystring: localeQuerySchema,
        response: {
          200: productSchema,
          ...problemResponses("invalid-request", "product-not-found", "catalogue-unavailable"),
        },
      },
    },
    async (request, reply) => {
      const product = await catalogue.productByTitle(
        request.params.title,
        answerLanguage(request, reply),
      );
      return product ?? sendProblem(reply, "product-not-found", "No product has this title.");
    },
  );

  app.get(
    "/products/productOfTheYear",
    {
      schema: {
        operationId: "getProductOfTheYear",
        tags: ["products"],
        summary: "The product of the year",
        querystring: localeQuerySchema,
        response: {
          200: productSchema,
          ...problemResponses(
            "product-of-the-year-not-set",
            "catalogue-unavailable",
            "backend-unavailable",
          ),
        },
      },
    },
    async (request, reply) => {
      const id = await productOfTheYear.id(request.id);
      const product = id && (await catalogue.product(id, answerLanguage(request, reply)));
      const sentence = "There is no product of the year.";
      return product || sendProblem(reply, "product-of-the-year-not-set", sentence);
    },
  );

  app.get(
    "/products/titles",
    {
      schema: {
        operationId: "listTitles",
        tags: ["products"],
        summary: "Every product's title and slug, by title",
        response: { 200: productTitlesSchema, ...problemResponses("catalogue-unavailable") },
      },
    },
    async (_request, reply) => {
      return catalogue.size <= mostTitlesCached
        ? answers.send(reply, "titles", async () => {
            const all: ProductTitles = [];
            for await (const batch of catalogue.titles()) all.push(...batch);
            return all;
          })
        : sendList(reply, catalogue.titles());
    },
  );

  app.get(
    "/products/addresses/:page",
    {
      schema: {
        operationId: "listAddresses",
        tags: ["products"],
        summary: "Every product's slug and when it changed, in pages: for a sitemap",
        description: "The oldest product comes first, so that pages stay as they are.",
        params: onePage,
        response: {
          200: productAddressesSchema,
          ...problemResponses("invalid-request", "catalogue-unavailable"),
        },
      },
    },
    ({ params: { page } }, reply) =>
      answers.send(reply, `addresses ${page}`, () => catalogue.addresses(page)),
  );

  app.get(
    "/products/printers",
    {
      schema: {
        operationId: "listPrinters",
        tags: ["products"],
        summary: "Every printer that a product fits, by name, with how many products fit it",
        response: { 200: supportedPrintersSchema, ...problemResponses("catalogue-unavailable") },
      },
    },
    (_request, reply) => answers.send(reply, "printers", () => catalogue.printers()),
  );

  const shortLists = [
    ["newArrivals", "listNewArrivals", "The products that came last into the shop", "newest"],
    ["bestSellers", "listBestSellers", "The products that were ordered most", "bestSelling"],
  ] as const;
  for (const [name, operationId, summary, sort] of shortLists) {
    app.get(
      `/products/${name}/:param`,
      {
        schema: {
          operationId,
          tags: ["products"],
          summary,
          params: howMany,
          querystring: localeQuerySchema,
          response: {
            200: shortListSchema,
            ...problemResponses("invalid-request", "catalogue-unavailable"),
          },
        },
      },
      (request, reply) => {
        const { param } = request.params;
        const language = answerLanguage(request, reply);
        const find = async () => ({ products: await catalogue.first(sort, param, language) });
        return answers.send(reply, `${name} ${param} ${language}`, find, areWhole);
      },
    );
  }
};
