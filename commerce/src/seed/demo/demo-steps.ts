import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { updateStatistics } from "../../medusa-internals/database";
import { paymentMethods } from "../payment-methods";
import type { SeedStep } from "../seed-step";
import { seedDelivery } from "./delivery";
import { seedMerchandiser } from "./merchandiser";
import { seedProductInSizes } from "./product-in-sizes";
import { seedProductOfTheYear } from "./product-of-the-year";
import { seedRegion, seedTaxes } from "./region";
import { seedOrders } from "./seed-orders";
import { seedProducts } from "./seed-products";
import { seedWords } from "./seed-words";

/** The steps that only a demonstration has: a merchandiser, products and past orders. */
export const demoSteps: SeedStep[] = [
  {
    name: "region",
    run: ({ container, environment }) => seedRegion(container, paymentMethods(environment)),
  },
  { name: "taxes", run: ({ container }) => seedTaxes(container) },
  {
    name: "delivery",
    run: ({ container, salesChannelId }) => seedDelivery(container, salesChannelId),
  },
  {
    name: "merchandiser",
    run: ({ container, environment }) =>
      seedMerchandiser(container, environment.demoMerchandiserEmail),
  },
  { name: "catalogue index", run: ({ container }) => openIndex(container) },
  {
    name: "products",
    run: async (context) => {
      const { container } = context;
      const products = (await seedProducts(container)) + (await seedProductInSizes(container));
      if (products === 0) return;
      context.made(`${products} products`);
      context.isIndexOutdated = true;
    },
  },
  {
    name: "translated words",
    run: async (context) => {
      if ((await seedWords(context.container)) > 0) context.isIndexOutdated = true;
    },
  },
  { name: "product of the year", run: ({ container }) => seedProductOfTheYear(container) },
  {
    name: "past orders",
    run: async (context) => {
      const { container, environment, salesChannelId } = context;
      const shopper = environment.demoShopper;
      const { orders, recounted } = await seedOrders(container, { shopper, salesChannelId });
      if (orders > 0) context.made(`${orders} past orders, which are made up`);
      if (recounted > 0) context.isIndexOutdated = true;
    },
  },
  {
    // The process may end before its subscribers have handled the last events.
    name: "documents of the catalogue index",
    run: async ({ container, isIndexOutdated }) => {
      if (isIndexOutdated) await container.resolve(Modules.SEARCH).reindex({ index: "product" });
    },
  },
  {
    name: "statistics of the tables",
    run: async ({ container, isIndexOutdated }) => {
      if (isIndexOutdated) await updateStatistics(container);
    },
  },
];

/** An index accepts no documents before its first version exists. */
async function openIndex(container: MedusaContainer): Promise<void> {
  const search = container.resolve(Modules.SEARCH);
  const [index] = await search.listIndexes();
  if (index?.status !== "ready") await search.reindex({ index: "product" });
}
