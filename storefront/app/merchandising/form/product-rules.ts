import {
  type Attribute,
  attributeNames,
  attributes,
} from "@chemical-ink/catalogue-schema/attributes";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import { fileTypes, largestFile, shopFileType } from "@chemical-ink/product-api/contract/files";
import { isSlug } from "@chemical-ink/product-api/contract/slug";
import { textsIn } from "~/language/texts.ts";
import { isWrongNumber } from "../fields/sheet-rows.ts";
import type { DraftField, ProductDraft } from "./product-draft.ts";

const texts = textsIn({
  en: {
    title: "Enter a title",
    longTitle: "The title can have 200 characters at most",
    longDescription: "The description can have 20,000 characters at most",
    price: "Enter a price of 0 or more, with two decimals at most",
    quantity: "Enter a whole number of 0 or more",
    tooMuch: "1,000,000 at most",
    category: "Choose or enter a category",
    longText: (most: number) => `${most} characters at most`,
    slug: "a–z, 0–9 and single dashes between them",
    swatch: "A colour is written like #1a2b3c",
    above: "Enter a number above 0",
    wholeAbove: "Enter a whole number above 0",
    rowLabel: "Enter a label for each row",
    rowNumber: "Enter a number, or make the row a text",
    rows: "100 rows at most",
    pictures: "10 pictures at most",
    pictureType: "Pictures can be PNG, JPEG, WebP or AVIF",
    pictureSize: "A picture can have 5 MB at most",
    pdfType: "This is not a PDF",
    pdfSize: "The PDF can have 20 MB at most",
    videoType: "A video can be MP4 or WebM",
    videoSize: "The video can have 100 MB at most",
    videoAddress: "Enter a web address that begins with https://",
    printers: "500 printers at most",
    printer: (name: string) => `“${name}” is not a make and a model, such as Epson L3150`,
  },
  fr: {
    title: "Saisissez un titre",
    longTitle: "200 caractères au plus pour le titre",
    longDescription: "20\u202f000 caractères au plus pour la description",
    price: "Saisissez un prix positif ou nul, avec deux décimales au plus",
    quantity: "Saisissez un nombre entier, positif ou nul",
    tooMuch: "1\u202f000\u202f000 au plus",
    category: "Choisissez ou saisissez une catégorie",
    longText: (most: number) => `${most} caractères au plus`,
    slug: "a–z, 0–9 et tirets simples uniquement",
    swatch: "Une couleur s’écrit comme #1a2b3c",
    above: "Saisissez un nombre supérieur à 0",
    wholeAbove: "Saisissez un nombre entier supérieur à 0",
    rowLabel: "Chaque ligne a besoin d’un intitulé",
    rowNumber: "Saisissez un nombre, ou passez la ligne en texte",
    rows: "100 lignes au plus",
    pictures: "10 images au plus",
    pictureType: "Images PNG, JPEG, WebP ou AVIF uniquement",
    pictureSize: "5 Mo au plus par image",
    pdfType: "Ce fichier n’est pas un PDF",
    pdfSize: "20 Mo au plus pour le PDF",
    videoType: "Vidéo MP4 ou WebM uniquement",
    videoSize: "100 Mo au plus pour la vidéo",
    videoAddress: "Saisissez une adresse qui commence par https://",
    printers: "500 imprimantes au plus",
    printer: (name: string) =>
      `«\u202f${name}\u202f» n’est pas une marque suivie d’un modèle, comme Epson L3150`,
  },
});

export type DraftErrors = Partial<Record<DraftField, string>>;

const price = /^\d+([.,]\d{1,2})?$/;
const whole = /^\d+$/;
const decimal = /^\d+([.,]\d+)?$/;
/**
 * What is wrong with a draft, field by field; empty when it can be saved. The contract's rules.
 *
 * @param storedSlug the slug that the product has: it may stay, whatever it is
 */
export function checkDraft(draft: ProductDraft, storedSlug = ""): DraftErrors {
  const say = texts();
  const title = draft.Title.trim();
  const found: Partial<Record<DraftField, string | false | undefined>> = {
    ...Object.fromEntries(
      attributeNames.map((name) => [name, attributeError(attributes[name], draft[name])]),
    ),
    Title: (!title && say.title) || (title.length > limits.shortText && say.longTitle),
    Price: numberError(draft.Price, price, say.price),
    Quantity: numberError(draft.Quantity, whole, say.quantity),
    slug:
      attributeError(attributes.slug, draft.slug) ||
      (draft.slug !== "" && draft.slug !== storedSlug && !isSlug(draft.slug) && say.slug),
    ficheTech: rowsError(draft),
    compatiblePrinters: printersError(draft.compatiblePrinters),
    Images: picturesError(draft),
    pdf: draft.pdf instanceof File && pdfError(draft.pdf),
    video: videoError(draft.video),
  };
  if (!draft.Category.trim()) found.Category = say.category;
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message));
}

/** What is wrong with a field by its attribute alone. */
function attributeError(attribute: Attribute, value: unknown): string | false {
  if (typeof value !== "string") return false;
  const text = value.trim();
  switch (attribute.kind) {
    case "text":
      return text.length > attribute.longest && texts().longText(attribute.longest);
    case "name":
    case "slug":
      return text.length > limits.shortText && texts().longText(limits.shortText);
    case "longText":
      return text.length > limits.longText && texts().longDescription;
    case "colour":
      return !/^(#[0-9a-f]{6})?$/i.test(text) && texts().swatch;
    case "measure":
      return attribute.whole
        ? optional(text, whole, texts().wholeAbove)
        : optional(text, decimal, texts().above);
    default:
      return false;
  }
}

function numberError(text: string, pattern: RegExp, sentence: string): string | false {
  if (!pattern.test(text.trim())) return sentence;
  return Number(text.trim().replace(",", ".")) > limits.amount && texts().tooMuch;
}

/** An amount that may be left empty; where it is given, it is more than 0. */
function optional(text: string, pattern: RegExp, sentence: string): string | false {
  if (text.trim() === "") return false;
  if (Number(text.trim().replace(",", ".")) === 0) return sentence;
  return numberError(text, pattern, sentence);
}

function rowsError({ ficheTech }: ProductDraft): string | false {
  const filled = ficheTech.filter(({ label, value }) => label.trim() || value.trim());
  if (filled.length > limits.rows) return texts().rows;
  if (filled.some(({ label }) => !label.trim())) return texts().rowLabel;
  return filled.some(isWrongNumber) && texts().rowNumber;
}

function printersError(printers: string[]): string | false {
  if (printers.length > limits.printers) return texts().printers;
  const odd = printers.find((name) => !isPrinter(name));
  return odd !== undefined && texts().printer(odd);
}

/** Whether a text is a make and a model: "Epson L3150". */
export function isPrinter(text: string): boolean {
  return /^\S+ .*\S$/.test(text.trim()) && text.trim().length <= limits.shortText;
}

function picturesError({ Images }: ProductDraft): string | false {
  if (Images.length > limits.pictures) return texts().pictures;
  return Images.map(({ file }) => file && pictureError(file)).find(Boolean) ?? false;
}

/** What is wrong with one picture that is to be sent. */
export function pictureError(file: File): string | false {
  if (!takes("Image", file.type)) return texts().pictureType;
  return file.size > largestFile.Image && texts().pictureSize;
}

function pdfError(file: File): string | false {
  if (!takes("pdf", file.type)) return texts().pdfType;
  return file.size > largestFile.pdf && texts().pdfSize;
}

function videoError(video: string | File): string | false {
  if (typeof video === "string")
    return video.trim() !== "" && !isWebAddress(video) && texts().videoAddress;
  if (!takes("video", video.type)) return texts().videoType;
  return video.size > largestFile.video && texts().videoSize;
}

/** Whether files are what they are sent as; their bytes are read, so it takes a moment. */
export async function checkFiles({ Images, pdf, video }: ProductDraft): Promise<DraftErrors> {
  const pictures = Images.flatMap(({ file }) => file ?? []);
  const [areIn, isPdf, isVideo] = await Promise.all([
    Promise.all(pictures.map((file) => isOf("Image", file))),
    isOf("pdf", pdf),
    isOf("video", video),
  ]);
  return {
    ...(areIn.includes(false) && { Images: texts().pictureType }),
    ...(!isPdf && { pdf: texts().pdfType }),
    ...(!isVideo && { video: texts().videoType }),
  };
}

async function isOf(field: keyof typeof fileTypes, file: string | File): Promise<boolean> {
  if (typeof file === "string") return true;
  try {
    const type = await shopFileType(file);
    return type !== undefined && takes(field, type);
  } catch (error) {
    // The shop looks at it, too: sending the file says what is the matter.
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
