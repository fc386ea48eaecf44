/** The place of a field in a product form: its section, and its width in four columns. */
interface FormPlace {
  section: "basics" | "details";
  columns: 1 | 2 | 4;
}

interface AttributeBase {
  /** The name in the commerce backend, the catalogue index and CSV files. */
  backend: string;
  /** A product cannot be saved without it. */
  required?: true;
  /**
   * Present where the product sheet stores it: in a column of its own, or in the JSON column
   * `attributes`, which takes a new attribute without a migration. Medusa's own models store the rest.
   *
   * Measured with 10,000 sheets of six attributes (PostgreSQL 15, medians of 15): JSON saves in 0.90
   * of the columns' time and reads in 0.79; the values in use take 6.6 ms instead of 3.6; a sheet is
   * 48 bytes larger. The first attributes keep their columns, which statements and indexes name.
   */
  stored?: "column" | "json";
  /** Shoppers can filter by it, and listings count its values. */
  facet?: true;
  /** The catalogue index can be filtered by it, like by a facet. */
  filtered?: true;
  /** Its words are searched; their weight in the catalogue index, 1 where it is `true`. */
  searched?: true | number;
  /** Forms suggest the values of other products. */
  suggested?: true;
  /** The product page and the comparison show it as a row, by its label. */
  listed?: true;
  /** Each product has a text for each language. */
  translated?: true;
  /** Its values are words that are translated once for all products. Sheets store it in a column. */
  vocabulary?: true;
  /** Only the backend and its forms use it: neither listings nor product pages show it. */
  internal?: true;
  form?: FormPlace;
  /** Other column names that a CSV file can have for it, in small letters without spaces. */
  headers?: readonly string[];
}

/** A text of one line. */
interface TextAttribute extends AttributeBase {
  kind: "text";
  longest: number;
}

/** One of a few values, or empty. */
interface ChoiceAttribute extends AttributeBase {
  kind: "choice";
  choices: readonly string[];
}

/** A number above 0, or null where it is not known. */
interface MeasureAttribute extends AttributeBase {
  kind: "measure";
  largest: number;
  /** Without decimals. */
  whole?: true;
  unit?: string;
}

/** A colour written `#rrggbb`, or empty; the URL of a file, or empty. */
interface PlainAttribute extends AttributeBase {
  kind: "colour" | "file";
}

/** An attribute in Medusa's models or in a table of its own. */
export interface MedusaAttribute extends AttributeBase {
  kind:
    | "slug"
    | "status"
    | "name"
    | "price"
    | "quantity"
    | "longText"
    | "printers"
    | "pictures"
    | "rows";
  stored?: never;
}

export type Attribute =
  | TextAttribute
  | ChoiceAttribute
  | MeasureAttribute
  | PlainAttribute
  | MedusaAttribute;
