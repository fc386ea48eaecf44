import type { Attribute } from "@chemical-ink/catalogue-schema/attribute-kinds";
import { ficheTechRowSchema } from "@chemical-ink/product-api/contract/fiche-tech";
import { pictureSchema } from "@chemical-ink/product-api/contract/product";
import { z } from "zod";
import { otherLanguages } from "./draft-words.ts";
import { attributeOf, draftFields, type ProductDraft } from "./product-draft.ts";

const draftSchema = z.object({
  ...Object.fromEntries(draftFields.map((name) => [name, fieldSchema(attributeOf(name))])),
  status: z.enum(["published", "draft"]),
  ficheTech: z.array(ficheTechRowSchema),
  compatiblePrinters: z.array(z.string()),
  Images: z.array(z.object({ id: z.string(), kept: pictureSchema })),
  words: z
    .array(
      z.object({
        locale: z.enum(otherLanguages),
        list: z.enum(["words", "categories"]),
        text: z.string(),
        translation: z.string(),
      }),
    )
    .default([]),
}) as unknown as z.ZodType<ProductDraft>;

/** A field that an older version's draft lacks is empty. */
function fieldSchema(attribute: Attribute): z.ZodType {
  return attribute.kind === "choice"
    ? z.enum([...attribute.choices, ""]).default("")
    : z.string().default("");
}

const storedSchema = z.object({
  at: z.number(),
  draft: draftSchema,
  /** The product before the changes and its version, to notice a conflict. */
  from: draftSchema,
  version: z.string(),
  hadFiles: z.boolean(),
});

/** Unsaved changes of an earlier visit. */
export type StoredDraft = z.infer<typeof storedSchema>;

/** One key per product; a new product has no id. */
function keyOf(productId: string): string {
  return `product-draft:${productId || "new"}`;
}

/** The unsaved changes of a product; null if there are none or they are not valid. */
export function readStoredDraft(productId: string): StoredDraft | null {
  try {
    const text = localStorage.getItem(keyOf(productId));
    return text === null ? null : (storedSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    // Storage is blocked or its content invalid: there are no changes.
    return null;
  }
}

/** Stores unsaved changes without files, for which browser storage is too small. */
export function storeDraft(
  productId: string,
  { draft, from, version }: Pick<StoredDraft, "draft" | "from" | "version">,
): void {
  const stored: StoredDraft = {
    at: Date.now(),
    draft: withoutFiles(draft, from),
    from: withoutFiles(from, from),
    version,
    hadFiles: hasFiles(draft),
  };
  try {
    localStorage.setItem(keyOf(productId), JSON.stringify(stored));
  } catch (cause) {
    console.warn("This browser does not let the form remember unsaved changes.", cause);
  }
}

/** Deletes the stored changes of a product. */
export function forgetDraft(productId: string): void {
  try {
    localStorage.removeItem(keyOf(productId));
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** A new file has to be chosen again; until then the saved one stays. */
function withoutFiles(draft: ProductDraft, { pdf, video }: ProductDraft): ProductDraft {
  return {
    ...draft,
    Images: draft.Images.filter(({ kept }) => kept),
    pdf: typeof draft.pdf === "string" ? draft.pdf : pdf,
    video: typeof draft.video === "string" ? draft.video : video,
  };
}

function hasFiles(draft: ProductDraft): boolean {
  return (
    draftFields.some((field) => draft[field] instanceof File) ||
    draft.Images.some(({ file }) => file)
  );
}
