import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import { defaultSortOrder, sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import { z } from "zod";
import { knownKeys } from "./known-keys.ts";
import { plainText } from "./plain-text.ts";
import { productSchema } from "./product.ts";

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const chosenValues = z.array(plainText(limits.shortText)).max(limits.chosenValues);

/**
 * What narrows a listing. Within a type the values are alternatives; the types all have to hold.
 * Values are the product's own, such as those of `Brand` and `color`.
 */
export const filtersSchema = knownKeys({
  ...forEachFacet(() => chosenValues.optional()),
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
  page: wholeNumber(1, limits.page).default(1),
  itemsPerPage: wholeNumber(1, limits.itemsPerPage).default(limits.defaultItemsPerPage),
  sort: z
    .enum(sortOrders, { error: `must be one of ${sortOrders.join(", ")}` })
    .default(defaultSortOrder),
  filters: filtersSchema.default({}),
});

/** A value of a filter type, and how many products would be listed if it were chosen alone. */
export const facetValueSchema = z.object({
  value: z.string(),
  label: z
    .string()
    .optional()
    .describe("In another language than the main one: its word for the value, where it differs"),
  count: z.number().int().nonnegative(),
});

/**
 * Per filter type the values there are, most frequent first; a type's own selection does not
 * narrow its own counts. A chosen value is always among them, with 0 where nothing is left.
 */
export const facetsSchema = z.object(
  // An answer from an older version has no facet for a new attribute.
  forEachFacet(() => z.array(facetValueSchema).default([])),
);

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

export type Filters = z.infer<typeof filtersSchema>;
/** A listing call as a client writes it: everything has a default. */
export type ListingRequest = z.input<typeof listingRequestSchema>;
/** A listing call with its defaults filled in. */
export type CheckedListingRequest = z.output<typeof listingRequestSchema>;
export type FacetValue = z.infer<typeof facetValueSchema>;
export type Facets = z.infer<typeof facetsSchema>;
export type Listing = z.infer<typeof listingSchema>;
export type ShortList = z.infer<typeof shortListSchema>;
