import { z } from "zod";
import { knownKeys } from "./known-keys.ts";
import { plainText } from "./plain-text.ts";
import { productSchema } from "./product.ts";

/** The orders a listing can be in. `relevance` without a search term is `bestSelling`. */
export const sortOrders = [
  "relevance",
  "newest",
  "priceAsc",
  "priceDesc",
  "bestSelling",
  "titleAsc",
] as const;

/** The filter types that have facets. */
export const facetTypes = ["brand", "category", "color", "subCategory"] as const;

/** Products a page holds when nobody says. */
export const defaultItemsPerPage = 24;
/** The most a page can hold. */
export const maxItemsPerPage = 100;
/** The last page that can be asked for. */
export const maxPage = 1_000_000;

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const chosenValues = z.array(plainText(200)).max(50);

/**
 * What narrows a listing. Within a type the values are alternatives; the types all have to hold.
 * Values are the product's own: `Brand`, `Category`, `color`, `subCategory`.
 */
export const filtersSchema = knownKeys({
  brand: chosenValues.optional(),
  category: chosenValues.optional(),
  color: chosenValues.optional(),
  subCategory: chosenValues.optional(),
  printer: chosenValues.optional().describe("Make and model: only what fits one of these"),
  price: knownKeys({
    min: z.number().nonnegative().optional(),
    max: z.number().nonnegative().optional(),
  })
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      error: "the lowest price must not be above the highest",
    })
    .optional()
    .describe("Major currency units, both ends included"),
  inStock: z.boolean().optional().describe("true: only what can be bought now"),
});

/** The body of every listing call. */
export const listingRequestSchema = knownKeys({
  page: wholeNumber(1, maxPage).default(1),
  itemsPerPage: wholeNumber(1, maxItemsPerPage).default(defaultItemsPerPage),
  sort: z
    .enum(sortOrders, { error: `must be one of ${sortOrders.join(", ")}` })
    .default("relevance"),
  filters: filtersSchema.default({}),
});

/** A value of a filter type, and how many products would be listed if it were chosen alone. */
export const facetValueSchema = z.object({
  value: z.string(),
  count: z.number().int().nonnegative(),
});

/**
 * Per filter type the values there are, most frequent first; a type's own selection does not
 * narrow its own counts. A chosen value is always among them, with 0 where nothing is left.
 */
export const facetsSchema = z.object({
  brand: z.array(facetValueSchema),
  category: z.array(facetValueSchema),
  color: z.array(facetValueSchema),
  subCategory: z.array(facetValueSchema),
});

/** A page of a listing; a page beyond the last is empty and still has the true total. */
export const listingSchema = z.object({
  products: z.array(productSchema),
  page: z.number().int().min(1),
  itemsPerPage: z.number().int().min(1),
  total: z.number().int().nonnegative(),
  pages: z.number().int().nonnegative(),
  facets: facetsSchema,
  correctedTerm: z
    .string()
    .optional()
    .describe("Where nothing matched the term as typed: what was searched for instead"),
});

/** A short list without paging: new arrivals, best sellers. */
export const shortListSchema = z.object({ products: z.array(productSchema) });

export type SortOrder = (typeof sortOrders)[number];
export type FacetType = (typeof facetTypes)[number];
export type Filters = z.infer<typeof filtersSchema>;
/** A listing call as a client writes it: everything has a default. */
export type ListingRequest = z.input<typeof listingRequestSchema>;
/** A listing call with its defaults filled in. */
export type CheckedListingRequest = z.output<typeof listingRequestSchema>;
export type FacetValue = z.infer<typeof facetValueSchema>;
export type Facets = z.infer<typeof facetsSchema>;
export type Listing = z.infer<typeof listingSchema>;
export type ShortList = z.infer<typeof shortListSchema>;
