import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import ProductSheetModule from "../modules/product-sheet";

/** Every product has one sheet, which is deleted with it. */
export default defineLink(ProductModule.linkable.product, {
  linkable: ProductSheetModule.linkable.productSheet,
  deleteCascade: true,
});
