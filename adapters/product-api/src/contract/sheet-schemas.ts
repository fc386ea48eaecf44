import {
  attributes,
  isShown,
  type NamesWith,
  type SheetAttribute,
  type SheetName,
  type SheetRecord,
  type SheetValues,
  type ShownName,
  sheetAttributes,
} from "@chemical-ink/catalogue-schema/attributes";
import { labels } from "@chemical-ink/catalogue-schema/labels/en";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import { z } from "zod";
import { plainText } from "./plain-text.ts";

/** The attributes of the product sheet, but for its files. */
type WrittenName = Exclude<SheetName, NamesWith<{ kind: "file" }>>;

/** A schema of each attribute of the product sheet. */
type Shape<Names extends SheetName> = {
  [Name in Names]: z.ZodType<SheetValues[Name], SheetValues[Name] | undefined>;
};

/** One attribute as it is shown: empty where a product from an older version lacks it. */
function shown(attribute: SheetAttribute): z.ZodType {
  if (attribute.kind === "choice") return z.enum([...attribute.choices, ""]).default("");
  if (attribute.kind !== "measure") return z.string().default("");
  const number = attribute.whole ? z.number().int() : z.number();
  return number.positive().nullable().default(null);
}

function shape<Name extends SheetName>(of: typeof sheetAttributes): Shape<Name> {
  return Object.fromEntries(
    of.map((attribute) => [
      attribute.name,
      shown(attribute).describe(aboutAttribute(attribute.name)),
    ]),
  ) as Shape<Name>;
}

/** The attributes of the product sheet as shoppers see them, by their names. */
export const shownSheet = shape<ShownName>(sheetAttributes.filter(isShown));

/** All attributes of the product sheet as merchandisers see them. */
export const editableSheet = shape<SheetName>(sheetAttributes);

/** The same by their names in the commerce backend. */
export const backendSheet = Object.fromEntries(
  sheetAttributes.map((attribute) => [attribute.backend, shown(attribute)]),
) as { [Name in keyof SheetRecord]: z.ZodType<SheetRecord[Name], SheetRecord[Name] | undefined> };

/** A text that may be empty, as a form has it. */
export const emptyOrText = z.string().trim().pipe(plainText(limits.shortText, 0));

/** One attribute as it is written, by a form (text) or as JSON. */
function written(attribute: SheetAttribute): z.ZodType {
  switch (attribute.kind) {
    case "choice":
      return z.enum([...attribute.choices, ""], {
        error: `must be one of ${attribute.choices.join(", ")}`,
      });
    case "colour":
      return z.union([z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/i)], {
        error: "must be a colour such as #1a2b3c",
      });
    case "measure": {
      const number = z.number("must be a number");
      const most = `can be ${attribute.largest.toLocaleString("en")} at most`;
      return optionalAmount(
        (attribute.whole ? number.int("must be whole") : number)
          .positive("must be more than 0")
          .max(attribute.largest, most),
      );
    }
    default:
      return emptyOrText;
  }
}

/** An amount that is not known of every product: null, or an empty text in a form. */
function optionalAmount(amount: z.ZodType<number, number>) {
  return z
    .union([z.null(), z.number(), z.string()])
    .transform((given) => (given === null || String(given).trim() === "" ? null : Number(given)))
    .pipe(amount.nullable());
}

/** The attributes of the product sheet as they are written, but for files; by their names. */
export const writtenSheet = Object.fromEntries(
  sheetAttributes
    .filter(({ kind }) => kind !== "file")
    .map((attribute) => [
      attribute.name,
      written(attribute).describe(aboutAttribute(attribute.name)),
    ]),
) as { [Name in WrittenName]: z.ZodType<SheetValues[Name], unknown> };

/** What the documentation says of an attribute. */
function aboutAttribute(name: SheetName): string {
  const { label, hint = "" } = labels[name];
  const { kind } = attributes[name];
  return [label, hint, kind === "file" ? "A URL." : ""].filter(Boolean).join(". ");
}
