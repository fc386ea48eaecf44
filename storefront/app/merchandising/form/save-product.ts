import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser/merchandiser-session.ts";
import { backendSentence } from "~/language/backend-sentence.ts";
import { m } from "~/paraglide/messages.js";
import { fetchProductBySlug, ProductApiError, translateWords } from "../product-api.ts";
import { wordsToSave } from "./draft-words.ts";
import {
  changedFields,
  type DraftField,
  draftFields,
  emptyDraft,
  type ProductDraft,
  writtenField,
} from "./product-draft.ts";
import type { DraftErrors } from "./product-rules.ts";
import { type Sending, sendChanges, sendNewProduct } from "./send-product.ts";

/**
 * The result of saving. A refusal has a sentence, and errors by field if there are any. A saved
 * product has one if its words were not translated.
 */
export type SaveOutcome =
  | { kind: "saved"; slug: string; product?: EditableProduct; sentence?: string }
  | { kind: "refused"; sentence: string; errors: DraftErrors }
  | { kind: "conflict"; current: EditableProduct }
  | { kind: "cancelled" };

/** An existing product, and the version of it that was read. */
export interface ReadProduct {
  _id: string;
  /** The number of variants besides the first, which the form edits. */
  furtherVariants: number;
  slug: string;
  version: string;
}

/**
 * Saves a draft with the merchandiser's session: as a new product, or the fields that differ from
 * what was read. Never throws.
 */
export async function saveProduct(
  config: PublicConfig,
  {
    draft,
    from,
    product,
  }: { draft: ProductDraft; from: ProductDraft; product: ReadProduct | null },
  sending: Sending,
): Promise<SaveOutcome> {
  try {
    const token = await merchandiserToken(config);
    if (!token) return refused(m.save_product_signed_out());
    if (!product) {
      const form = productForm(draft, changedFields(emptyDraft, draft));
      const { slug } = await sendNewProduct(config, token, form, sending);
      return { kind: "saved", slug, ...(await saveWords(config, token, draft)) };
    }
    const form = productForm(draft, changedFields(from, draft));
    form.set("version", product.version);
    const saved = await sendChanges(config, token, product._id, form, sending);
    const words = await saveWords(config, token, draft);
    return { kind: "saved", slug: saved.slug, product: saved, ...words };
  } catch (cause) {
    return outcomeOf(cause);
  }
}

/** Translates the draft's words, after its product: a new category is there only then. */
async function saveWords(
  config: PublicConfig,
  token: string,
  draft: ProductDraft,
): Promise<{ sentence?: string }> {
  try {
    for (const words of wordsToSave(draft)) await translateWords(config, token, words);
    return {};
  } catch (cause) {
    console.error("The words were not translated.", cause);
    const problem = cause instanceof ProductApiError ? cause.message : m.save_product_wrong();
    return { sentence: m.save_product_words({ problem }) };
  }
}

function outcomeOf(cause: unknown): SaveOutcome {
  if (cause instanceof DOMException && cause.name === "AbortError") return { kind: "cancelled" };
  console.error("The product was not saved.", cause);
  if (!(cause instanceof ProductApiError)) return refused(m.save_product_wrong());
  if (cause.current) return { kind: "conflict", current: cause.current };
  return refusal(cause);
}

/** The given fields of a draft as the product API's multipart form. */
export function productForm(draft: ProductDraft, fields: readonly DraftField[]): FormData {
  const form = new FormData();
  const { Images, pdf, video } = draft;
  for (const field of fields) {
    if (field === "Images") {
      const files = Images.flatMap(({ file }) => file ?? []);
      for (const file of files) form.append("Image", file);
      // A new product has new pictures only: the order of the files is enough.
      if (files.length === Images.length) continue;
      const named = Images.map(
        ({ kept, file }) => kept?.url ?? `Image.${files.indexOf(file as File)}`,
      );
      form.set("Images", JSON.stringify(named));
    } else if (field === "pdf") form.set("pdf", pdf);
    // An empty slug is made from the title, or stays.
    else if (field === "slug" && !draft.slug) continue;
    else if (field === "video") form.set("video", typeof video === "string" ? video.trim() : video);
    else {
      const written = writtenField(draft, field);
      form.set(field, typeof written === "string" ? written : JSON.stringify(written));
    }
  }
  return form;
}

/** Each error at its field; errors of other fields are in the sentence. */
export function refusal({
  message,
  fields,
}: Pick<ProductApiError, "message" | "fields">): SaveOutcome {
  const errors: DraftErrors = {};
  const others: string[] = [];
  for (const { field, message } of fields) {
    const [name = ""] = field.split(".");
    const own = draftFields.find((known) => known === (name === "Image" ? "Images" : name));
    if (own) errors[own] ??= backendSentence(message, m.refusal_other);
    else others.push(`${field}: ${backendSentence(message, m.refusal_other)}`);
  }
  if (fields.length === 0) return refused(message);
  return refused([m.save_product_refused(), ...others].join(" "), errors);
}

function refused(sentence: string, errors: DraftErrors = {}): SaveOutcome {
  return { kind: "refused", sentence, errors };
}

/** The shop shows a change within two seconds; more tries are useless. */
const tries = 16;
const pauseMs = 250;

/** Waits until the shop shows a product as it was saved; false if it takes too long. */
export async function isInShop(
  config: PublicConfig,
  slug: string,
  saved: Pick<EditableProduct, "Title" | "Price">,
): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    try {
      const shown = await fetchProductBySlug(config, slug);
      // The shop may show another of several variants first.
      const prices: (number | null)[] = shown.variants?.map(({ Price }) => Price) ?? [shown.Price];
      const isSaved = shown.Title === saved.Title && prices.includes(saved.Price);
      if (shown.slug === slug && isSaved) return true;
    } catch (cause) {
      // Not shown yet, or the shop cannot be reached: both are worth another try.
      if (attempt === tries) console.warn(`${slug} is not in the shop yet.`, cause);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}
