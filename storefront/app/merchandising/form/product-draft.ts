import type { Attribute } from "@chemical-ink/catalogue-schema/attribute-kinds";
import {
  type AttributeName,
  attributeNames,
  attributes,
  type NamesWith,
  type SheetName,
  type SheetValues,
} from "@chemical-ink/catalogue-schema/attributes";
import { type TranslationValues, translations } from "@chemical-ink/catalogue-schema/translations";
import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import type { Picture, Product } from "@chemical-ink/product-api/contract/product";
import { emptyProduct } from "~/client-state/empty-product.ts";
import type { Language } from "~/language/language.ts";
import { shownRow, writtenRow } from "../fields/sheet-rows.ts";

/** A picture of the form: a saved one, or a file that is still to be sent. */
export interface DraftPicture {
  /** Stable while the form is open; a saved picture's URL. */
  id: string;
  kept?: Picture;
  file?: File;
}

/** The attributes of the product sheet as typed. */
type SheetDraft = {
  [Name in Exclude<SheetName, FileName>]: Name extends NamesWith<{ kind: "choice" }>
    ? SheetValues[Name]
    : string;
};

type FileName = NamesWith<{ kind: "file" }>;

/** A text that products share, a word or the name of a category, with its typed translation. */
export interface DraftWord {
  locale: Language;
  list: "words" | "categories";
  text: string;
  translation: string;
}

/** The content of the form: texts and numbers as typed, and the files to send, keep or delete. */
export interface ProductDraft extends SheetDraft, TranslationValues {
  Title: string;
  Description: string;
  Price: string;
  Quantity: string;
  status: "published" | "draft";
  slug: string;
  Category: string;
  subCategory: string;
  ficheTech: FicheTechRow[];
  compatiblePrinters: string[];
  Images: DraftPicture[];
  /** The URL of the kept file, a new file, or "" for none. */
  pdf: string | File;
  /** A URL, a new file, or "" for none. */
  video: string | File;
  /** New translations of shared texts, which are saved for all products. */
  words: DraftWord[];
}

/** A field of the form, by the product's name for it. */
export type DraftField = AttributeName | keyof TranslationValues;

/** Every field of the form, in order. */
export const draftFields: readonly DraftField[] = [
  ...attributeNames,
  ...translations.map(({ name }) => name),
];

/** The attribute of a field, whatever the language of its text. */
export function attributeOf(field: DraftField): Attribute {
  const [name] = field.split(":") as [AttributeName];
  return attributes[name];
}

/** The empty form. A new product is for sale by default. */
export const emptyDraft: ProductDraft = {
  ...(Object.fromEntries(draftFields.map((name) => [name, ""])) as Record<DraftField, "">),
  status: "published",
  ficheTech: [],
  compatiblePrinters: [],
  Images: [],
  words: [],
};

function isNumber(field: DraftField): field is NumberField {
  return ["price", "quantity", "measure"].includes(attributeOf(field).kind);
}

type NumberField = NamesWith<{ kind: "price" | "quantity" | "measure" }>;

/** A stored product as form values. */
export function draftOf(product: EditableProduct): ProductDraft {
  const { Price, status, Images } = product;
  const fields = draftFields.map((field) => [
    field,
    isNumber(field) ? typed(product[field]) : product[field],
  ]);
  return {
    ...emptyDraft,
    ...Object.fromEntries(fields),
    Price: Price === null ? "" : Price.toFixed(2),
    // Other statuses are not in the shop.
    status: status === "published" ? "published" : "draft",
    Images: Images.map((kept) => ({ id: kept.url, kept })),
  };
}

/** The draft of a new product like this one, without the unique fields. */
export function draftLike(product: EditableProduct): ProductDraft {
  return { ...draftOf(product), slug: "", mpn: "", Quantity: "", Images: [], pdf: "" };
}

/** The draft of the next product in the same category. */
export function draftAfter({ Category, subCategory, Brand, kind }: ProductDraft): ProductDraft {
  return { ...emptyDraft, Category, subCategory, Brand, kind };
}

/**
 * A field in the form in which it is compared and sent: spaces, commas and row types make no
 * difference.
 */
export function writtenField(draft: ProductDraft, field: DraftField): unknown {
  if (isNumber(field)) return numberText(draft[field]);
  switch (field) {
    case "ficheTech":
      return draft.ficheTech
        .filter(({ label, value }) => label.trim() || value.trim())
        .map(writtenRow);
    case "Images":
      return draft.Images.map(({ id }) => id);
    case "compatiblePrinters":
      return draft.compatiblePrinters;
    default: {
      const value = draft[field];
      return value instanceof File ? fileMark(value) : (value ?? "").trim();
    }
  }
}

/** A number as it is sent: half of Europe types "12,50" with a comma. */
function numberText(text: string): string {
  const plain = text.trim().replace(",", ".");
  return plain !== "" && /^\d+(\.\d+)?$/.test(plain) ? String(Number(plain)) : plain;
}

function fileMark({ name, size, lastModified }: File): string {
  return `file ${name} ${size} ${lastModified}`;
}

/** The fields in which two drafts differ. */
export function changedFields(from: ProductDraft, to: ProductDraft): DraftField[] {
  return draftFields.filter(
    (field) =>
      JSON.stringify(writtenField(from, field)) !== JSON.stringify(writtenField(to, field)),
  );
}

/** Whether a draft has anything to save. */
export function isChanged(from: ProductDraft, to: ProductDraft): boolean {
  return to.words.length > 0 || changedFields(from, to).length > 0;
}

/** The product as shoppers would see it if the draft were saved. */
export function shownProduct(draft: ProductDraft, pictureOf: (file: File) => string): Product {
  const { Images, pdf, video, ficheTech, words, ...rest } = draft;
  const pictures = Images.map(
    ({ kept, file }) => kept ?? { url: file ? pictureOf(file) : "", sources: [] },
  );
  const measures = draftFields
    .filter(isNumber)
    .map((field) => [field, Number(numberText(draft[field])) || null]);
  return {
    ...emptyProduct,
    ...rest,
    ...Object.fromEntries(measures),
    Price: Number(numberText(draft.Price)) || 0,
    Quantity: Math.trunc(Number(draft.Quantity)) || 0,
    Images: pictures,
    Image: pictures[0]?.url ?? "",
    ficheTech: ficheTech.map(shownRow).filter(({ label, value }) => label || value),
    pdf: typeof pdf === "string" ? pdf : "",
    video: typeof video === "string" ? video : "",
  };
}

function typed(amount: number | null): string {
  return amount === null ? "" : String(amount);
}
