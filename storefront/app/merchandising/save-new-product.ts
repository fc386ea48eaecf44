import type { PublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser-session.ts";
import { createProduct, fetchProductBySlug, ProductApiError } from "./product-api.ts";
import type { SaveOutcome } from "./product-form.tsx";
import { type ProductDraft, type ProductErrors, productFields } from "./product-rules.ts";

/** The shop follows a change within two seconds; after these tries nobody waits any longer. */
const tries = 12;
const pauseMs = 500;

/** Creates a product in the name of the merchandiser who is signed in. Never throws. */
export async function saveNewProduct(
  config: PublicConfig,
  draft: ProductDraft,
): Promise<SaveOutcome> {
  const token = await merchandiserToken(config);
  if (!token) return notSaved("Your sign-in has ended. Please sign in again.");
  try {
    const product = await createProduct(config, token, productForm(draft));
    return { saved: true, product: { ...product, isInShop: await isInShop(config, product.slug) } };
  } catch (cause) {
    console.error("The product was not saved.", cause);
    return cause instanceof ProductApiError
      ? refusal(cause)
      : notSaved("Something went wrong. Please try again.");
  }
}

/** A draft as the multipart form that the product API takes. */
export function productForm({ product, price, quantity, images, pdf, video }: ProductDraft) {
  const form = new FormData();
  for (const field of [
    "Title",
    "Description",
    "Category",
    "subCategory",
    "Brand",
    "color",
    "mpn",
  ] as const) {
    form.set(field, product[field]);
  }
  form.set("Price", price);
  form.set("Quantity", quantity);
  const rows = product.ficheTech.filter(({ label, value }) => label.trim() || value.trim());
  form.set("ficheTech", JSON.stringify(rows));
  for (const image of images) form.append("Image", image);
  if (pdf) form.set("pdf", pdf);
  form.set("video", video ?? product.video.trim());
  return form;
}

/** Each error at its field; what belongs to no field of the form is in the sentence. */
export function refusal({ message, fields }: ProductApiError): SaveOutcome {
  if (fields.length === 0) return notSaved(message);
  const errors: ProductErrors = {};
  const others: string[] = [];
  for (const { field, message } of fields) {
    const own = productFields.find((name) => name === field.split(".")[0]);
    if (own) errors[own] ??= message;
    else others.push(`${field}: ${message}`);
  }
  return notSaved(["The product was not saved.", ...others].join(" "), errors);
}

function notSaved(sentence: string, errors: ProductErrors = {}): SaveOutcome {
  return { saved: false, sentence, errors };
}

async function isInShop(config: PublicConfig, slug: string): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    try {
      await fetchProductBySlug(config, slug);
      return true;
    } catch (cause) {
      // Not there yet, or not to be reached just now: both are worth another try.
      if (attempt === tries) console.warn(`${slug} is not in the shop yet.`, cause);
      else await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return false;
}
