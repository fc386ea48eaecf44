import { z } from "@medusajs/framework/zod";
import {
  attributes,
  type SheetAttribute,
  type SheetRecord,
  sheetAttributes,
} from "../../catalogue-schema/src/attributes";
import { limits } from "../../catalogue-schema/src/limits";
import { isSlug, storedSlugPattern } from "../../catalogue-schema/src/slug";
import { type TranslationRecord, translations } from "../../catalogue-schema/src/translations";
import { printerKey } from "../modules/printer/printer-key";
import { blankProduct, type CatalogueProduct, type ProductPatch } from "./catalogue-product";

/** A field and what is wrong with it. */
export interface FieldProblem {
  /** Such as `title` or `rows.2.label`. */
  field: string;
  message: string;
}

/** The value, or all problems. */
export type Reading<Product> =
  | { product: Product; problems?: never }
  | { product?: never; problems: FieldProblem[] };

/** Characters that PostgreSQL cannot store: NUL and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;

/** A text, trimmed. It may be empty. */
export function textSchema(most: number, missing = "A text.") {
  return z
    .string(missing)
    .trim()
    .max(most, `At most ${most.toLocaleString("en")} characters.`)
    .refine((given) => !unstorable.test(given), {
      error: "There is a character in it that is none.",
    });
}

const shortText = textSchema(limits.shortText);

/** A name with a letter or digit. It may be empty where `missing` is. */
function name(missing = "") {
  return textSchema(limits.shortText, missing || undefined)
    .min(missing ? 1 : 0, missing)
    .refine((given) => given === "" || /[\p{L}\p{N}]/u.test(given), {
      error: "At least one letter or digit.",
    });
}

/** The message for a text that is no slug. */
export const wrongSlug = "Only a–z, 0–9 and single dashes between them.";

/** The message for a number above the limit, which is a typing error. */
function tooMuch(most: number): string {
  return `At most ${most.toLocaleString("en")}.`;
}

/** The URL of an uploaded file. */
const fileUrl = z
  .url({ protocol: /^https?$/, error: "Not an address that begins with http." })
  .max(2_000, "At most 2,000 characters.")
  .refine((given) => !unstorable.test(given), {
    error: "Not an address that begins with http.",
  });

const optionalFile = z.union([z.literal(""), fileUrl]);

const picture = z.strictObject({
  url: fileUrl,
  sources: z
    .array(z.strictObject({ url: fileUrl, width: z.int().positive().max(limits.amount) }))
    .max(10, "At most 10 widths.")
    .default([]),
});

const rowValue = z.union(
  [textSchema(limits.rowValue), z.number().min(-1e12).max(1e12), z.boolean()],
  `A text of at most ${limits.rowValue.toLocaleString("en")} characters, a number, or yes or no.`,
);

const row = z
  .strictObject({
    label: shortText.min(1, "Enter a label."),
    value: rowValue,
    unit: textSchema(limits.rowUnit).optional(),
  })
  .refine(({ value, unit }) => !unit || typeof value === "number", {
    error: "Only a number has a unit.",
    path: ["unit"],
  })
  .transform(({ label, value, unit }) => {
    if (typeof value === "number") return unit ? { label, value, unit } : { label, value };
    return typeof value === "boolean" ? { label, value } : { label, value };
  });

/** The schema of an attribute. */
function sheetField(attribute: SheetAttribute): z.ZodType {
  switch (attribute.kind) {
    case "text":
      return textSchema(attribute.longest);
    case "file":
      return optionalFile;
    case "colour":
      return z.union(
        [z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/i)],
        "A colour is written #rrggbb.",
      );
    case "choice":
      return z.enum(
        [...attribute.choices, ""],
        `One of ${attribute.choices.join(", ")}; or empty.`,
      );
    case "measure": {
      const number = attribute.whole ? z.int("A whole number.") : z.number("A number.");
      return number
        .positive("More than 0.")
        .max(attribute.largest, tooMuch(attribute.largest))
        .nullable();
    }
  }
}

function sheetFields() {
  return Object.fromEntries(
    sheetAttributes.map((attribute) => [attribute.backend, sheetField(attribute)]),
  ) as { [Name in keyof SheetRecord]: z.ZodType<SheetRecord[Name]> };
}

/** The schema of a text in another language. It may always be empty. */
function translationFields() {
  return Object.fromEntries(
    translations.map(({ backend, attribute }) => [
      backend,
      attributes[attribute].kind === "name" ? name() : textSchema(limits.longText),
    ]),
  ) as Record<keyof TranslationRecord, z.ZodType<string>>;
}

const fields = {
  title: name("Enter a title."),
  // An empty handle is made from the title, or stays. The workflow checks a changed one again.
  handle: shortText.refine((given) => given === "" || storedSlugPattern.test(given), {
    error: wrongSlug,
  }),
  description: textSchema(limits.longText),
  status: z.enum(["draft", "proposed", "published", "rejected"], "Draft or published."),
  price: z
    .number("Enter a price.")
    .min(0, "A price is 0 or more.")
    .max(limits.amount, `A price is at most ${limits.amount.toLocaleString("en")}.`)
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, {
      error: "A price has two decimals at most.",
    })
    // 0.1 + 0.2 becomes 0.3.
    .transform((price) => Math.round(price * 100) / 100),
  stock: z
    .number("Enter how many there are.")
    .int("Stock is a whole number.")
    .min(0, "Stock is 0 or more.")
    .max(limits.amount, tooMuch(limits.amount)),
  category: name("Choose a category."),
  sub_category: name(),
  images: z.array(picture, "A list.").max(limits.pictures, `At most ${limits.pictures} pictures.`),
  ...sheetFields(),
  rows: z.array(row, "A list.").max(limits.rows, `At most ${limits.rows} rows.`),
  printers: z
    .array(
      shortText
        .regex(/^\S+ .*\S$/, "A printer is its make and its model: “Epson L3150”.")
        .refine((printer) => printerKey(printer) !== "", "At least one letter or digit."),
      "A list.",
    )
    .max(limits.printers, `At most ${limits.printers} printers.`),
  ...translationFields(),
};

const patchSchema = z.strictObject(fields, "A product.").partial();
const { title, price, stock, category } = fields;
const handle = shortText.refine((given) => given === "" || isSlug(given), { error: wrongSlug });
const newSchema = patchSchema.safeExtend({
  title,
  handle: handle.optional(),
  price,
  stock,
  category,
});

/** Reads a whole product. Missing fields get their defaults. */
export function readNewProduct(body: unknown): Reading<CatalogueProduct> {
  const { success, data, error } = newSchema.safeParse(body);
  return success ? { product: { ...blankProduct, ...data } } : { problems: problemsOf(error) };
}

/** Reads changes of a product. */
export function readProductPatch(body: unknown): Reading<ProductPatch> {
  const { success, data, error } = patchSchema.safeParse(body);
  return success ? { product: data } : { problems: problemsOf(error) };
}

/** All problems of a body, field by field. */
export function problemsOf({ issues }: z.ZodError): FieldProblem[] {
  return issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({
          field: [...issue.path, key].join("."),
          message: "There is no such field.",
        }))
      : [{ field: issue.path.join("."), message: issue.message }],
  );
}
