import { z } from "@medusajs/framework/zod";
import { slugOf } from "../../../../slug";

const shortText = z.string().trim().max(200, "At most 200 characters.");

/** A text that an address is made of. */
const name = shortText.refine((text) => text === "" || slugOf(text) !== "", {
  error: "At least one letter or digit.",
});

/** More than any product has of anything: what is larger is a slip of the finger. */
const most = 1_000_000;
const tooMuch = "At most 1,000,000.";

/** The address of a file that is uploaded already. */
const fileUrl = z.url({ protocol: /^https?$/, error: "Not an address that begins with http." });

/** The address of a file, or empty where there is none. */
const optionalFile = z.union([z.literal(""), fileUrl]).optional();

const picture = z.strictObject({
  url: fileUrl,
  /** Narrower ones of the same picture, pixels. */
  sources: z
    .array(z.strictObject({ url: fileUrl, width: z.int().positive().max(most, tooMuch) }))
    .max(10)
    .optional(),
});

/** A whole product, as a merchandiser's form sends it. */
const newProductSchema = z.strictObject({
  title: name.min(1, "Enter a title."),
  description: z.string().trim().max(20_000, "At most 20,000 characters.").default(""),
  /** Euros, without tax. */
  price: z
    .number("Enter a price.")
    .min(0, "A price is 0 or more.")
    .max(most, "A price is at most 1,000,000.")
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, {
      error: "A price has two decimals at most.",
    }),
  stock: z
    .number("Enter how many there are.")
    .int("Stock is a whole number.")
    .min(0, "Stock is 0 or more.")
    .max(most, tooMuch),
  category: name.min(1, "Choose a category."),
  sub_category: name.optional(),
  images: z.array(picture).max(10, "At most 10 pictures.").default([]),
  brand: shortText.optional(),
  color: shortText.optional(),
  color_swatch: z
    .union([z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/i, "A colour is written #rrggbb.")])
    .optional(),
  mpn: shortText.optional(),
  series: shortText.optional(),
  kind: shortText.optional(),
  ink_type: shortText.optional(),
  volume_ml: z.number().positive("More than 0.").max(most, tooMuch).optional(),
  page_yield: z.int("A whole number.").positive("More than 0.").max(most, tooMuch).optional(),
  yield_standard: shortText.optional(),
  pdf: optionalFile,
  video: optionalFile,
  /** Rows of the technical sheet, in order. */
  rows: z
    .array(
      z.strictObject({
        label: shortText.min(1, "Enter a label."),
        value: z.string().trim().max(2_000, "At most 2,000 characters."),
      }),
    )
    .max(100, "At most 100 rows.")
    .default([]),
  /** Make and model of each printer it fits, such as "Epson L3150". */
  printers: z
    .array(shortText.regex(/^\S+ .*\S$/, "A printer is its make and its model: “Epson L3150”."))
    .max(500, "At most 500 printers.")
    .default([]),
});

export type NewProduct = z.infer<typeof newProductSchema>;

/** One field, and what is wrong with it. */
export interface FieldProblem {
  /** Such as `title` or `rows.2.label`. */
  field: string;
  message: string;
}

/** Reads a body: the product, or everything that is wrong with it. */
export function readNewProduct(
  body: unknown,
): { product: NewProduct; problems?: never } | { product?: never; problems: FieldProblem[] } {
  const { success, data, error } = newProductSchema.safeParse(body);
  if (success) return { product: data };
  return {
    problems: error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => ({
            field: [...issue.path, key].join("."),
            message: "There is no such field.",
          }))
        : [{ field: issue.path.join("."), message: issue.message }],
    ),
  };
}
