import { MedusaService } from "@medusajs/framework/utils";
import { Printer } from "./models/printer";

/** Printer models, linked to the products that fit them. */
export default class PrinterModuleService extends MedusaService({ Printer }) {}
