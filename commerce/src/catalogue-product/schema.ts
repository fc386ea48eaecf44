import { z } from "@medusajs/framework/zod";
import { printerKey } from "../modules/printer/printer-key";
import { isSlug, storedSlugPattern } from "../slug";
import { blankProduct, type CatalogueProduct, type ProductPatch } from "./catalogue-product";

/** One field, and what is wrong with it. */
export interface FieldProblem {
  /** Such as `title` or `rows.2.label`. */
  field: string;
  message: string;
}

/** What was read, or everything that is wrong with it. */
export type Reading<Product> =
  | { product: Product; problems?: never }
  | { product?: never; problems: FieldProblem[] };

/** What PostgreSQL cannot store: the character 0, and halves of characters. */
const unstorable = /[\0\p{Surrogate}]/u;

/** A text that is stored as it came, but for space around it. */
function text(most: number, missing = "A text.") {
  return z
    .string(missing)
    .trim()
    .max(most, `At most ${most.toLocaleString("en")} characters.`)
    .refine((given) => !unstorable.test(given), {
      error: "There is a character in it that is none.",
    });
}

const shortText = text(200);

/** A text that something is called by; empty only where nobody misses it. */
function name(missing = "") {
  return text(200, missing || undefined)
    .min(missing ? 1 : 0, missing)
    .refine((given) => given === "" || /[\p{L}\p{N}]/u.test(given), {
      error: "At least one letter or digit.",
    });
}

/** What is said of a slug that is none. */
export const wrongSlug = "Only a–z, 0–9 and single dashes between them.";

/** More than any product has of anything: what is larger is a slip of the finger. */
const most = 1_000_000;
const tooMuch = "At most 1,000,000.";

/** The address of a file that is uploaded already. */
const fileUrl = z
  .url({ protocol: /^https?$/, error: "Not an address that begins with http." })
  .max(2_000, "At most 2,000 characters.")
  .refine((given) => !unstorable.test(given), {
    error: "Not an address that begins with http.",
  });

/** The address of a file, or empty where there is none. */
const optionalFile = z.union([z.literal(""), fileUrl]);

const picture = z.strictObject({
  url: fileUrl,
  sources: z
    .array(z.strictObject({ url: fileUrl, width: z.int().positive().max(most, tooMuch) }))
    .max(10, "At most 10 widths.")
    .default([]),
});

const rowValue = z.union(
  [text(2_000), z.number().min(-1e12).max(1e12), z.boolean()],
  "A text of at most 2,000 characters, a number, or yes or no.",
);

const row = z
  .strictObject({
    label: shortText.min(1, "Enter a label."),
    value: rowValue,
    unit: text(20).optional(),
  })
  .refine(({ value, unit }) => !unit || typeof value === "number", {
    error: "Only a number has a unit.",
    path: ["unit"],
  })
  .transform(({ label, value, unit }) => {
    if (typeof value === "number") return unit ? { label, value, unit } : { label, value };
    return typeof value === "boolean" ? { label, value } : { label, value };
  });

const fields = {
  title: name("Enter a title."),
  // Empty: it is made of the title, or stays. One that changes is looked at again when it is written.
  handle: shortText.refine((given) => given === "" || storedSlugPattern.test(given), {
    error: wrongSlug,
  }),
  description: text(20_000),
  status: z.enum(["draft", "proposed", "published", "rejected"], "Draft or published."),
  price: z
    .number("Enter a price.")
    .min(0, "A price is 0 or more.")
    .max(most, "A price is at most 1,000,000.")
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, {
      error: "A price has two decimals at most.",
    })
    // 0.1 + 0.2 is 0.3.
    .transform((price) => Math.round(price * 100) / 100),
  stock: z
    .number("Enter how many there are.")
    .int("Stock is a whole number.")
    .min(0, "Stock is 0 or more.")
    .max(most, tooMuch),
  category: name("Choose a category."),
  sub_category: name(),
  images: z.array(picture, "A list.").max(10, "At most 10 pictures."),
  brand: shortText,
  color: shortText,
  color_swatch: z.union(
    [z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/i)],
    "A colour is written #rrggbb.",
  ),
  mpn: shortText,
  series: shortText,
  kind: shortText,
  ink_type: shortText,
  condition: z.enum(
    ["oem", "compatible", "remanufactured", ""],
    "One of oem, compatible, remanufactured; or empty.",
  ),
  volume_ml: z.number("A number.").positive("More than 0.").max(most, tooMuch).nullable(),
  page_yield: z.int("A whole number.").positive("More than 0.").max(most, tooMuch).nullable(),
  /**
   * Known are ISO/IEC 24711 (ink), 19752 and 19798 (toner). Any other text goes as well: makers
   * count photographs, labels and long rolls by pages and standards of their own.
   */
  yield_standard: shortText,
  pdf: optionalFile,
  video: optionalFile,
  /** Rows of the technical sheet, in order. */
  rows: z.array(row, "A list.").max(100, "At most 100 rows."),
  printers: z
    .array(
      shortText
        .regex(/^\S+ .*\S$/, "A printer is its make and its model: “Epson L3150”.")
        .refine((printer) => printerKey(printer) !== "", "At least one letter or digit."),
      "A list.",
    )
    .max(500, "At most 500 printers."),
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

/** Reads a whole product; what is left out of it is blank. */
export function readNewProduct(body: unknown): Reading<CatalogueProduct> {
  const { success, data, error } = newSchema.safeParse(body);
  return success ? { product: { ...blankProduct, ...data } } : { problems: problemsOf(error) };
}

/** Reads a part of a product. */
export function readProductPatch(body: unknown): Reading<ProductPatch> {
  const { success, data, error } = patchSchema.safeParse(body);
  return success ? { product: data } : { problems: problemsOf(error) };
}

/** Everything that is wrong with a body, field by field. */
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
