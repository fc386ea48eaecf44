import {
  type AttributeName,
  attributeNames,
  attributes,
  sheetValues,
} from "@chemical-ink/catalogue-schema/attributes";
import {
  type TranslationValues,
  translations,
  translationsOf,
} from "@chemical-ink/catalogue-schema/translations";
import { z } from "zod";
import type { EditableProduct } from "../contract/editable-product.ts";
import type { NewProduct } from "../contract/new-product.ts";
import { type Picture, pictureSchema } from "../contract/product.ts";
import { backendSheet } from "../contract/sheet-schemas.ts";
import { backendTranslations } from "../contract/translated-texts.ts";

/** Attributes whose value is the same here and in the commerce backend. Stock and files differ. */
type SameName = Exclude<AttributeName, "Quantity" | "Images" | "pdf" | "video">;

const differing: readonly string[] = ["Quantity", "Images", "pdf", "video"];
const sameNames = attributeNames.filter((name) => !differing.includes(name)) as SameName[];

/** Our names of fields by the commerce backend's. New pictures arrive in the field `Image`. */
const ownNames: Record<string, string> = {
  ...Object.fromEntries(attributeNames.map((name) => [attributes[name].backend, name])),
  ...Object.fromEntries(translations.map(({ backend, name }) => [backend, name])),
  images: "Image",
};

/** What both a new product and a change of one are written in. */
type WrittenFields = Partial<Pick<NewProduct, SameName>> & TranslationValues;

/** Where a product's files are. What is left out stays as it is. */
export interface FileAddresses {
  images?: Picture[];
  pdf?: string;
  video?: string;
}

/** What the backend's catalogue routes take: the fields that are there, in its own names. */
export function catalogueFields(
  fields: WrittenFields,
  stock: number | undefined,
  files: FileAddresses,
): Record<string, unknown> {
  const named = [
    ...sameNames.map((name) => [attributes[name].backend, fields[name]]),
    ...translations.map(({ name, backend }) => [backend, fields[name]]),
  ];
  const all = [...named, ["stock", stock], ...Object.entries(files)];
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** A field's name as the backend says it, such as `rows.2.label`, in our own. */
export function ownFieldName(field: string): string {
  const [first = "", ...rest] = field.split(".");
  return [ownNames[first] ?? first, ...rest].join(".");
}

const rowSchema = z.object({
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.string().optional(),
});

/** A product as the backend's catalogue routes answer it. */
export const backendProductSchema = z.object({
  ...backendSheet,
  ...backendTranslations,
  id: z.string(),
  version: z.string(),
  sold: z.number(),
  reserved: z.number(),
  further_variants: z.number().default(0),
  title: z.string(),
  handle: z.string(),
  description: z.string(),
  status: z.enum(["published", "draft", "proposed", "rejected"]),
  price: z.number().nullable(),
  stock: z.number(),
  category: z.string(),
  sub_category: z.string(),
  images: z.array(pictureSchema),
  rows: z.array(rowSchema),
  printers: z.array(z.string()),
});

export type BackendProduct = z.infer<typeof backendProductSchema>;

/** What can be bought now of a product. */
export function availableOf({
  stock,
  reserved,
}: Pick<BackendProduct, "stock" | "reserved">): number {
  return Math.max(0, stock - reserved);
}

/** A backend's product as a merchandiser edits it. */
export function editableProduct(product: BackendProduct): EditableProduct {
  const texts = translationsOf(product);
  return {
    ...sheetValues(product),
    ...Object.fromEntries(translations.map(({ name, backend }) => [name, texts[backend] ?? ""])),
    _id: product.id,
    slug: product.handle,
    Title: product.title,
    Description: product.description,
    Price: product.price,
    Quantity: availableOf(product),
    sold: product.sold,
    status: product.status,
    Category: product.category,
    subCategory: product.sub_category,
    ficheTech: product.rows.map(rowInWords),
    Images: product.images,
    compatiblePrinters: product.printers,
    furtherVariants: product.further_variants,
    version: versionOf(product),
  };
}

function rowInWords({ label, value, unit }: z.infer<typeof rowSchema>) {
  if (typeof value === "boolean") return { label, value: value ? "Yes" : "No", flag: value };
  if (typeof value === "string") return { label, value };
  return unit
    ? { label, value: `${value} ${unit}`, number: value, unit }
    : { label, value: `${value}`, number: value };
}

/**
 * The version that is given out: the backend's, and what could be bought when it was read. The
 * backend's own does not change when somebody orders.
 */
export function versionOf(product: Pick<BackendProduct, "version" | "stock" | "reserved">): string {
  return `${product.version}~${availableOf(product)}`;
}

/** What a version that was given out says; nothing where it is none of ours. */
export function readVersion(version: string): { backend: string; available: number } | undefined {
  const [, backend, available] = /^(.+)~(\d+)$/.exec(version) ?? [];
  return backend === undefined ? undefined : { backend, available: Number(available) };
}
