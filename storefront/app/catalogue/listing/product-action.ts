import type { Product } from "@chemical-ink/product-api/contract/product";
import type { ComponentType } from "react";

/** What a shopper can do with a product of a list, such as buying it; the page decides it. */
export type ProductAction = ComponentType<{ product: Product }>;
