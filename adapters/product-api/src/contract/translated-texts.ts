import { attributes } from "@chemical-ink/catalogue-schema/attributes";
import { labels } from "@chemical-ink/catalogue-schema/labels/en";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import {
  type TranslationRecord,
  type TranslationValues,
  translations,
} from "@chemical-ink/catalogue-schema/translations";
import { z } from "zod";
import { plainLines } from "./plain-text.ts";
import { emptyOrText } from "./sheet-schemas.ts";

type Field = z.ZodType<string, string | undefined>;

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** A schema of each text in another language, by a name of it. */
function fields(name: "name" | "backend", schema: (translation: Translation) => z.ZodType) {
  return Object.fromEntries(
    translations.map((translation) => {
      const { attribute, language } = translation;
      const about = `${labels[attribute].label} in ${languageNames.of(language)}; empty where it is not translated`;
      return [translation[name], schema(translation).describe(about)];
    }),
  );
}

type Translation = (typeof translations)[number];

const read = () => z.string().default("");

/** The texts of a product in the other languages, such as `Title:fr`, as merchandisers see them. */
export const editableTranslations = fields("name", read) as Record<keyof TranslationValues, Field>;

/** The same by their names in the commerce backend. */
export const backendTranslations = fields("backend", read) as Record<
  keyof TranslationRecord,
  Field
>;

/** The same as they are written. */
export const writtenTranslations = fields("name", ({ attribute }) =>
  attributes[attribute].kind === "name" ? emptyOrText : plainLines(limits.longText),
) as Record<keyof TranslationValues, z.ZodType<string, string>>;
