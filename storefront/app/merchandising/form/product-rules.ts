import type { Attribute } from "@chemical-ink/catalogue-schema/attribute-kinds";
import { attributes } from "@chemical-ink/catalogue-schema/attributes";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import {
  fileTypes,
  largestFile,
  shopFileType,
} from "@chemical-ink/catalogue-schema/shop-file-type";
import { isSlug } from "@chemical-ink/catalogue-schema/slug";
import { m } from "~/paraglide/messages.js";
import { isWrongNumber } from "../fields/sheet-rows.ts";
import { attributeOf, type DraftField, draftFields, type ProductDraft } from "./product-draft.ts";

export type DraftErrors = Partial<Record<DraftField, string>>;

const price = /^\d+([.,]\d{1,2})?$/;
const whole = /^\d+$/;
const decimal = /^\d+([.,]\d+)?$/;
/**
 * The errors of a draft by field, by the contract's rules; empty if it can be saved.
 *
 * @param storedSlug the product's slug, which may stay whatever its form
 */
export function checkDraft(draft: ProductDraft, storedSlug = ""): DraftErrors {
  const title = draft.Title.trim();
  const found: Partial<Record<DraftField, string | false | undefined>> = {
    ...Object.fromEntries(
      draftFields.map((name) => [name, attributeError(attributeOf(name), draft[name])]),
    ),
    Title:
      (!title && m.product_rules_title()) ||
      (title.length > limits.shortText && m.product_rules_long_title()),
    Price: numberError(draft.Price, price, m.product_rules_price()),
    Quantity: numberError(draft.Quantity, whole, m.product_rules_quantity()),
    slug:
      attributeError(attributes.slug, draft.slug) ||
      (draft.slug !== "" &&
        draft.slug !== storedSlug &&
        !isSlug(draft.slug) &&
        m.product_rules_slug()),
    ficheTech: rowsError(draft),
    compatiblePrinters: printersError(draft.compatiblePrinters),
    Images: picturesError(draft),
    pdf: draft.pdf instanceof File && pdfError(draft.pdf),
    video: videoError(draft.video),
  };
  if (!draft.Category.trim()) found.Category = m.product_rules_category();
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  );
}

/** The error of a field by the rules of its attribute. */
function attributeError(attribute: Attribute, value: unknown): string | false {
  if (typeof value !== "string") return false;
  const text = value.trim();
  switch (attribute.kind) {
    case "text":
      return (
        text.length > attribute.longest && m.product_rules_long_text({ most: attribute.longest })
      );
    case "name":
    case "slug":
      return (
        text.length > limits.shortText && m.product_rules_long_text({ most: limits.shortText })
      );
    case "longText":
      return text.length > limits.longText && m.product_rules_long_description();
    case "colour":
      return !/^(#[0-9a-f]{6})?$/i.test(text) && m.product_rules_swatch();
    case "measure":
      return attribute.whole
        ? optional(text, whole, m.product_rules_whole_above())
        : optional(text, decimal, m.product_rules_above());
    default:
      return false;
  }
}

function numberError(text: string, pattern: RegExp, sentence: string): string | false {
  if (!pattern.test(text.trim())) return sentence;
  return Number(text.trim().replace(",", ".")) > limits.amount && m.product_rules_too_much();
}

/** An amount that may be empty, and else is more than 0. */
function optional(text: string, pattern: RegExp, sentence: string): string | false {
  if (text.trim() === "") return false;
  if (Number(text.trim().replace(",", ".")) === 0) return sentence;
  return numberError(text, pattern, sentence);
}

function rowsError({ ficheTech }: ProductDraft): string | false {
  const filled = ficheTech.filter(({ label, value }) => label.trim() || value.trim());
  if (filled.length > limits.rows) return m.product_rules_rows();
  if (filled.some(({ label }) => !label.trim())) return m.product_rules_row_label();
  return filled.some(isWrongNumber) && m.product_rules_row_number();
}

function printersError(printers: string[]): string | false {
  if (printers.length > limits.printers) return m.product_rules_printers();
  const odd = printers.find((name) => !isPrinter(name));
  return odd !== undefined && m.product_rules_printer({ name: odd });
}

/** Whether a text is a make and a model: "Epson L3150". */
export function isPrinter(text: string): boolean {
  return /^\S+ .*\S$/.test(text.trim()) && text.trim().length <= limits.shortText;
}

function picturesError({ Images }: ProductDraft): string | false {
  if (Images.length > limits.pictures) return m.product_rules_pictures();
  return Images.map(({ file }) => file && pictureError(file)).find(Boolean) ?? false;
}

/** The error of one picture to send; false if there is none. */
export function pictureError(file: File): string | false {
  if (!takes("Image", file.type)) return m.product_rules_picture_type();
  return file.size > largestFile.Image && m.product_rules_picture_size();
}

function pdfError(file: File): string | false {
  if (!takes("pdf", file.type)) return m.product_rules_pdf_type();
  return file.size > largestFile.pdf && m.product_rules_pdf_size();
}

function videoError(video: string | File): string | false {
  if (typeof video === "string")
    return video.trim() !== "" && !isWebAddress(video) && m.product_rules_video_address();
  if (!takes("video", video.type)) return m.product_rules_video_type();
  return video.size > largestFile.video && m.product_rules_video_size();
}

/** Checks the files by their content. */
export async function checkFiles({ Images, pdf, video }: ProductDraft): Promise<DraftErrors> {
  const pictures = Images.flatMap(({ file }) => file ?? []);
  const [areIn, isPdf, isVideo] = await Promise.all([
    Promise.all(pictures.map((file) => isOf("Image", file))),
    isOf("pdf", pdf),
    isOf("video", video),
  ]);
  return {
    ...(areIn.includes(false) && { Images: m.product_rules_picture_type() }),
    ...(!isPdf && { pdf: m.product_rules_pdf_type() }),
    ...(!isVideo && { video: m.product_rules_video_type() }),
  };
}

async function isOf(field: keyof typeof fileTypes, file: string | File): Promise<boolean> {
  if (typeof file === "string") return true;
  try {
    const type = await shopFileType(file);
    return type !== undefined && takes(field, type);
  } catch (error) {
    // The product API checks the file too and reports its problem.
    console.error(`${file.name} could not be read before it was sent.`, error);
    return true;
  }
}

function takes(field: keyof typeof fileTypes, type: string): boolean {
  return fileTypes[field].some((taken) => taken === type);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text.trim()) && /^https?:$/.test(new URL(text.trim()).protocol);
}
