import type { Product } from "@chemical-ink/product-api/contract/product";
import type { ComponentType } from "react";

/** What a shopper can do with a product of a listing, such as buying it; the page decides. */
export type ProductAction = ComponentType<{ product: Product }>;
