import { z } from "zod";

/** Addresses on a page. A sitemap has each in every language of the shop, and may have 50,000. */
export const addressesPerPage = 2_500;

/** What a sitemap needs of every product. A page beyond the last is empty. */
export const productAddressesSchema = z.object({
  addresses: z.array(z.object({ slug: z.string(), updatedAt: z.iso.datetime() })),
  page: z.number().int().min(1),
  pages: z.number().int().nonnegative(),
});

export type ProductAddresses = z.infer<typeof productAddressesSchema>;
