import { Module } from "@medusajs/framework/utils";
import ProductSheetModuleService from "./service";

export const PRODUCT_SHEET_MODULE = "product_sheet";

export default Module(PRODUCT_SHEET_MODULE, { service: ProductSheetModuleService });
