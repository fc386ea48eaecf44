import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, ProductStatus } from "@medusajs/framework/utils";
import { readSetting } from "./setting";

/** The product of the year. */
export interface ProductOfTheYear {
  product_id: string;
  title: string;
  handle: string;
  thumbnail: string | null;
  /** When it was chosen: an ISO date and time. */
  since: string;
}

/** The product of the year; null where there is none, or it was deleted or unpublished. */
export async function readProductOfTheYear(
  container: MedusaContainer,
): Promise<ProductOfTheYear | null> {
  const setting = await readSetting(container);
  if (!setting) return null;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "title", "handle", "thumbnail"],
    filters: { id: setting.product_id, status: ProductStatus.PUBLISHED },
  });
  const [product] = data;
  if (!product) return null;
  const { id, title, handle, thumbnail } = product;
  return { product_id: id, title, handle, thumbnail: thumbnail ?? null, since: setting.since };
}
