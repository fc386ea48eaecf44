import {
  type Attribute,
  attributeNames,
  attributes,
} from "@chemical-ink/catalogue-schema/attributes";
import { ficheTechRowSchema } from "@chemical-ink/product-api/contract/fiche-tech";
import { pictureSchema } from "@chemical-ink/product-api/contract/product";
import { z } from "zod";
import { draftFields, type ProductDraft } from "./product-draft.ts";

const draftSchema = z.object({
  ...Object.fromEntries(attributeNames.map((name) => [name, fieldSchema(attributes[name])])),
  status: z.enum(["published", "draft"]),
  ficheTech: z.array(ficheTechRowSchema),
  compatiblePrinters: z.array(z.string()),
  Images: z.array(z.object({ id: z.string(), kept: pictureSchema })),
}) as unknown as z.ZodType<ProductDraft>;

/** A field that a draft from an older version lacks is empty. */
function fieldSchema(attribute: Attribute): z.ZodType {
  return attribute.kind === "choice"
    ? z.enum([...attribute.choices, ""]).default("")
    : z.string().default("");
}

const storedSchema = z.object({
  at: z.number(),
  draft: draftSchema,
  /** What it was changed from, and the version of that: so a conflict is still noticed. */
  from: draftSchema,
  version: z.string(),
  hadFiles: z.boolean(),
});

/** Unsaved changes that an earlier visit left. */
export type StoredDraft = z.infer<typeof storedSchema>;

/** Each product's changes are kept apart; those of a new product have no id. */
function keyOf(productId: string): string {
  return `product-draft:${productId || "new"}`;
}

/** What was left unsaved of a product here; null where there is nothing that can be used. */
export function readStoredDraft(productId: string): StoredDraft | null {
  try {
    const text = localStorage.getItem(keyOf(productId));
    return text === null ? null : (storedSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    // Storage is blocked, or somebody else wrote there: nothing of ours is to be had.
    return null;
  }
}

/** Keeps unsaved changes, but for files, which a browser's storage has no room for. */
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

/** Forgets the unsaved changes of a product. */
export function forgetDraft(productId: string): void {
  try {
    localStorage.removeItem(keyOf(productId));
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

/** A new file is to be chosen again; until then, the old one stays. */
function withoutFiles(draft: ProductDraft, { pdf, video }: ProductDraft): ProductDraft {
  return {
    ...draft,
    Images: draft.Images.filter(({ kept }) => kept),
    pdf: typeof draft.pdf === "string" ? draft.pdf : pdf,
    video: typeof draft.video === "string" ? draft.video : video,
  };
}

/** Whether there are files in a draft that are still to be sent. */
function hasFiles(draft: ProductDraft): boolean {
  return (
    draftFields.some((field) => draft[field] instanceof File) ||
    draft.Images.some(({ file }) => file)
  );
}
