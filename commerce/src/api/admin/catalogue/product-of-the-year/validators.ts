import { z } from "@medusajs/framework/zod";
import type { Wanted } from "../../../../product-of-the-year/find-candidate";

const wantedSchema = z.union([
  z.strictObject({ product_id: z.string().trim().min(1) }),
  z.strictObject({ title: z.string().trim().min(1).max(500) }),
]);

/** The product that a body names; undefined where it names none. */
export function readWanted(body: unknown): Wanted | undefined {
  return wantedSchema.safeParse(body).data;
}
