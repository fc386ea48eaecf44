import { z } from "@medusajs/framework/zod";
import { languages } from "../languages";

/** A language of the shop, such as "fr". */
export const locale = z.enum(languages, `One of the shop's languages: ${languages.join(", ")}.`);
