import { currentLanguage } from "~/language/language.ts";
import { overwriteGetLocale } from "~/paraglide/runtime.js";

/** Messages are in the language that the tested page or request has. */
overwriteGetLocale(currentLanguage);
