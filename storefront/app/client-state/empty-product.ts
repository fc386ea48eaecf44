import { emptyShownValues } from "@chemical-ink/catalogue-schema/constants/empty-values";
import type { Product } from "@chemical-ink/product-api/contract/product";

/** The product of an empty form: texts are empty, numbers 0. */
export const emptyProduct: Product = {
  ...emptyShownValues,
  _id: "",
  slug: "",
  Title: "",
  Description: "",
  Price: 0,
  currency: "",
  Image: "",
  Images: [],
  Quantity: 0,
  sold: 0,
  Category: "",
  categorySlug: "",
  subCategory: "",
  subCategorySlug: "",
  ficheTech: [],
  compatiblePrinters: [],
  variantId: "",
  createdAt: "",
  updatedAt: "",
};
