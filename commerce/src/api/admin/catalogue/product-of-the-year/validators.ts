import { z } from "@medusajs/framework/zod";
import type { Wanted } from "../../../../product-of-the-year/find-candidate";

const wantedSchema = z.union([
  z.strictObject({ product_id: z.string().trim().min(1) }),
  z.strictObject({ title: z.string().trim().min(1).max(500) }),
]);

/** Reads which product is to be the one; undefined where the body does not say it. */
export function readWanted(body: unknown): Wanted | undefined {
  return wantedSchema.safeParse(body).data;
}
