import type { Attribute, MedusaAttribute } from "./attribute-kinds";
import { limits } from "./limits";

const text = { kind: "text", longest: limits.shortText } as const;
const half = { section: "details", columns: 2 } as const;
const quarter = { section: "details", columns: 1 } as const;

/**
 * Every attribute of a product that merchandisers write, by its name in the product API, in the
 * order of forms and CSV files. Schemas, forms, CSV columns, index fields, facets and mappings are
 * made from it. CONTRIBUTING.md says how to add one.
 */
export const attributes = {
  slug: { backend: "handle", kind: "slug", headers: ["slug"] },
  status: { backend: "status", kind: "status" },
  Title: {
    backend: "title",
    kind: "name",
    required: true,
    translated: true,
    form: { section: "basics", columns: 4 },
  },
  Price: {
    backend: "price",
    kind: "price",
    required: true,
    form: { section: "basics", columns: 2 },
  },
  Quantity: {
    backend: "stock",
    kind: "quantity",
    required: true,
    headers: ["quantity"],
    form: { section: "basics", columns: 2 },
  },
  Category: {
    backend: "category",
    kind: "name",
    required: true,
    facet: true,
    vocabulary: true,
    form: { section: "basics", columns: 2 },
  },
  subCategory: {
    backend: "sub_category",
    kind: "name",
    facet: true,
    vocabulary: true,
    searched: 1.5,
    form: { section: "basics", columns: 2 },
  },
  Brand: {
    backend: "brand",
    ...text,
    stored: "column",
    facet: true,
    searched: 2,
    suggested: true,
    form: { section: "basics", columns: 2 },
  },
  kind: {
    backend: "kind",
    ...text,
    stored: "column",
    searched: true,
    suggested: true,
    vocabulary: true,
    internal: true,
    form: { section: "basics", columns: 2 },
  },
  Description: {
    backend: "description",
    kind: "longText",
    searched: true,
    translated: true,
    form: { section: "basics", columns: 4 },
  },
  mpn: { backend: "mpn", ...text, stored: "column", headers: ["partnumber"], form: half },
  series: {
    backend: "series",
    ...text,
    stored: "column",
    filtered: true,
    searched: true,
    suggested: true,
    form: half,
  },
  color: {
    backend: "color",
    ...text,
    stored: "column",
    facet: true,
    searched: 2,
    vocabulary: true,
    headers: ["colour"],
    // Its field holds the swatch too.
    form: { section: "details", columns: 4 },
  },
  colorSwatch: {
    backend: "color_swatch",
    kind: "colour",
    stored: "column",
    headers: ["colourswatch"],
  },
  inkType: {
    backend: "ink_type",
    ...text,
    stored: "column",
    suggested: true,
    vocabulary: true,
    form: half,
  },
  condition: {
    backend: "condition",
    kind: "choice",
    choices: ["oem", "compatible", "remanufactured"],
    stored: "column",
    filtered: true,
    form: half,
  },
  volumeMl: {
    backend: "volume_ml",
    kind: "measure",
    largest: limits.amount,
    unit: "ml",
    stored: "column",
    form: quarter,
  },
  pageYield: {
    backend: "page_yield",
    kind: "measure",
    largest: limits.amount,
    whole: true,
    stored: "column",
    form: quarter,
  },
  yieldStandard: {
    backend: "yield_standard",
    ...text,
    stored: "column",
    suggested: true,
    form: half,
  },
  inkjetHead: {
    backend: "inkjet_head",
    ...text,
    stored: "json",
    facet: true,
    searched: true,
    suggested: true,
    listed: true,
    form: half,
  },
  chipRegion: {
    backend: "chip_region",
    kind: "choice",
    choices: ["worldwide", "europe", "americas", "asia-pacific"],
    stored: "json",
    listed: true,
    form: half,
  },
  compatiblePrinters: {
    backend: "printers",
    kind: "printers",
    headers: ["compatibleprinters"],
  },
  Images: { backend: "images", kind: "pictures", headers: ["image"] },
  pdf: { backend: "pdf", kind: "file", stored: "column" },
  video: { backend: "video", kind: "file", stored: "column" },
  ficheTech: { backend: "rows", kind: "rows", headers: ["fichetech", "sheet"] },
} as const satisfies Record<string, Attribute>;

type Attributes = typeof attributes;

export type AttributeName = keyof Attributes;

export type BackendName = Attributes[AttributeName]["backend"];

/** The names of the attributes that have a property, such as `facet`. */
export type NamesWith<Property extends object> = {
  [Name in AttributeName]: Attributes[Name] extends Property ? Name : never;
}[AttributeName];

/** An attribute that listings count. */
export type FacetAttribute = NamesWith<{ facet: true }>;

/** The filter type of a facet: the attribute's name with a small first letter. */
export type FacetType = Uncapitalize<FacetAttribute>;

/** The value of a choice; empty where none is chosen. */
export type Choice<Name extends NamesWith<{ kind: "choice" }>> =
  | Attributes[Name]["choices"][number]
  | "";

/** The value of an attribute of the product sheet. */
type ValueOf<Some> = Some extends { kind: "measure" }
  ? number | null
  : Some extends { kind: "choice"; choices: readonly (infer One)[] }
    ? One | ""
    : string;

/** The attributes of the product sheet, by their names in the product API. */
export type SheetName = NamesWith<{ stored: "column" | "json" }>;

/** Those that shoppers see. */
export type ShownName = Exclude<SheetName, NamesWith<{ internal: true }>>;

/** The values of a product sheet, by their names in the product API. */
export type SheetValues = { [Name in SheetName]: ValueOf<Attributes[Name]> };

/** The values of a product sheet, by their names in the commerce backend. */
export type SheetRecord = {
  [Name in SheetName as Attributes[Name]["backend"]]: ValueOf<Attributes[Name]>;
};

/** Of both, the attributes that shoppers see. */
export type ShownValues = Pick<SheetValues, ShownName>;
export type ShownRecord = Pick<SheetRecord, Attributes[ShownName]["backend"]>;

/** An attribute of the product sheet. */
export type SheetAttribute = Exclude<Attribute, MedusaAttribute>;

/** All names, in order. */
export const attributeNames = Object.keys(attributes) as AttributeName[];

/** The attributes of the product sheet with their names, in order. */
export const sheetAttributes: (SheetAttribute & { name: SheetName; backend: keyof SheetRecord })[] =
  attributeNames.flatMap((name) => {
    const attribute: Attribute = attributes[name];
    return attribute.stored ? [{ ...attribute, name } as (typeof sheetAttributes)[number]] : [];
  });

/** The value that means "not known" or "no". */
function emptyValue({ kind }: SheetAttribute): null | "" {
  return kind === "measure" ? null : "";
}

/** Whether shoppers see an attribute of the product sheet. */
export function isShown({ internal }: SheetAttribute): boolean {
  return !internal;
}

const shownAttributes = sheetAttributes.filter(isShown);

/** The values of some attributes in a record with backend names, under the names of `key`. */
function valuesIn(record: object, of: typeof sheetAttributes, key: "name" | "backend"): object {
  const given: Partial<SheetRecord> = record;
  return Object.fromEntries(
    of.map((attribute) => [attribute[key], given[attribute.backend] ?? emptyValue(attribute)]),
  );
}

/**
 * The sheet in a record of the commerce backend. Other fields are ignored; missing ones are empty.
 */
export function sheetOf(record: object): SheetRecord {
  return valuesIn(record, sheetAttributes, "backend") as SheetRecord;
}

/** The same with the attributes that shoppers see. */
export function shownSheetOf(record: object): ShownRecord {
  return valuesIn(record, shownAttributes, "backend") as ShownRecord;
}

/** The sheet in a record of the commerce backend, by the names of the product API. */
export function sheetValues(record: object): SheetValues {
  return valuesIn(record, sheetAttributes, "name") as SheetValues;
}

/** The same with the attributes that shoppers see. */
export function shownValues(record: object): ShownValues {
  return valuesIn(record, shownAttributes, "name") as ShownValues;
}

/** An empty product sheet. */
export const emptySheet = sheetOf({});
