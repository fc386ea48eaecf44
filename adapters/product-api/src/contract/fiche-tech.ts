import { limits } from "@chemical-ink/catalogue-schema/limits";
import { z } from "zod";
import { plainLines, plainText } from "./plain-text.ts";

/**
 * One row of a technical sheet: what is told, and what it says in words. What is typed says so
 * beside that: a number with its unit, or a yes or no.
 */
export const ficheTechRowSchema = z.object({
  label: z.string(),
  value: z.string(),
  number: z.number().optional().describe("Where the value is a number"),
  unit: z.string().optional().describe("The unit of `number`"),
  flag: z.boolean().optional().describe("Where the value is a yes or no"),
  original: z
    .object({ label: z.string(), value: z.string() })
    .optional()
    .describe("Where it is translated: label and value in the main language"),
});

/**
 * A row as it is written: its value a text, a number (with a unit, or without), or yes or no. One
 * that was read may be sent back as it was: while its text still says the same, it keeps its type.
 */
const writtenRowSchema = z
  .strictObject({
    label: z
      .string({ error: "Enter a label for each row" })
      .trim()
      .min(1, { error: "Enter a label for each row" })
      .pipe(plainText(limits.shortText)),
    value: z.union([plainLines(limits.rowValue), z.number(), z.boolean()], {
      error: "must be a text, a number, or true or false",
    }),
    unit: z.union([z.literal(""), plainText(limits.rowUnit)]).optional(),
    number: z.number().optional(),
    flag: z.boolean().optional(),
  })
  .transform(({ label, value, unit, number, flag }) => {
    const isStill = (text: string) => typeof value === "string" && value === text;
    if (flag !== undefined && isStill(flag ? "Yes" : "No")) return { label, value: flag };
    const amount =
      number !== undefined && isStill(unit ? `${number} ${unit}` : `${number}`) ? number : value;
    return typeof amount === "number" && unit
      ? { label, value: amount, unit }
      : { label, value: amount };
  });

/** All rows of a technical sheet as they are written; a form holds them as JSON. */
export const writtenRowsSchema = jsonList(writtenRowSchema, limits.rows).describe(
  "Rows of {label, value} and, where the value is a number, unit; in a form as JSON",
);

/** A list, or the JSON of one: a form can only hold text. */
export function jsonList<Item extends z.ZodType>(item: Item, most: number) {
  const error = "must be a list, written as JSON";
  return z
    .union([z.string(), z.array(z.unknown())], { error })
    .transform((given, context) => {
      if (typeof given !== "string") return given;
      try {
        return JSON.parse(given) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: error });
        return z.NEVER;
      }
    })
    .pipe(z.array(item, { error }).max(most, { error: `can hold ${most} at most` }));
}

export type FicheTechRow = z.infer<typeof ficheTechRowSchema>;
