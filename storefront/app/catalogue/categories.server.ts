import Medusa from "@medusajs/medusa-js";
import { z } from "zod";
import { markIncomplete } from "~/server/cache-policy.server.ts";
import { environment } from "~/server/environment.server.ts";
import { logFailure } from "~/server/log.server.ts";
import { remembered } from "~/server/remembered.server.ts";
import { headersOfRequest } from "~/server/request-context.server.ts";
import type { Category } from "./category.ts";

const categorySchema = z.object({
  name: z.string(),
  handle: z.string(),
  rank: z.number().nullish(),
});

const answerSchema = z.object({
  product_categories: z.array(
    categorySchema.extend({ category_children: z.array(categorySchema).nullish() }),
  ),
});

type Ranked = z.infer<typeof categorySchema>;
const byRank = (one: Ranked, other: Ranked) => (one.rank ?? 0) - (other.rank ?? 0);

async function fetchCategories(): Promise<Category[] | undefined> {
  const { commerceUrl, publishableKey } = environment();
  try {
    const medusa = new Medusa({
      baseUrl: commerceUrl,
      maxRetries: 0,
      publishableApiKey: publishableKey,
      customHeaders: headersOfRequest(),
    });
    const answer = await medusa.productCategories.list({
      parent_category_id: "null",
      include_descendants_tree: true,
      fields: "name,handle,rank,*category_children",
      limit: 100,
    } as Parameters<typeof medusa.productCategories.list>[0]);
    return answerSchema
      .parse(answer)
      .product_categories.sort(byRank)
      .map(({ name, handle, category_children }) => ({
        name,
        slug: handle,
        children: (category_children ?? [])
          .sort(byRank)
          .map((child) => ({ name: child.name, slug: child.handle })),
      }));
  } catch (cause) {
    logFailure("categories could not be fetched", cause);
    return undefined;
  }
}

const rememberedCategories = remembered(fetchCategories, { forMs: 60_000 });

/** The shop's categories in two levels, in their order; none while the engine is away. */
export async function fetchedCategories(): Promise<Category[]> {
  const categories = await rememberedCategories();
  if (!categories) markIncomplete();
  return categories ?? [];
}
