import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import PrinterModule from "../modules/printer";

/** The printers a product fits, and the products that fit a printer. */
export default defineLink(
  { linkable: ProductModule.linkable.product, isList: true },
  { linkable: PrinterModule.linkable.printer, isList: true },
);
