import {
  attributeNames,
  attributes,
  type BackendName,
} from "../../catalogue-schema/src/attributes";
import { type TranslationRecord, translations } from "../../catalogue-schema/src/translations";

export type Column = "id" | BackendName | keyof TranslationRecord;

/**
 * The columns of a catalogue file, in the order of an export. They have the backend's field names,
 * so an error of a field names its column.
 */
export const columns: Column[] = [
  "id",
  ...attributeNames.map((name) => attributes[name].backend),
  ...translations.map(({ backend }) => backend),
];

/** The names of columns in the product API, and their labels. */
const otherNames = attributeNames.flatMap((name): [string, Column][] => {
  const attribute = attributes[name];
  return "headers" in attribute
    ? attribute.headers.map((header) => [header, attribute.backend])
    : [];
});

const columnOf = new Map<string, Column>([
  ...columns.map((column): [string, Column] => [withoutSigns(column), column]),
  ...otherNames,
]);

/** "Sub Category", "subCategory" and "sub_category" become the same. */
function withoutSigns(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** What is wrong with a file, a row or a cell, in a sentence for people. */
export interface CellProblem {
  /** Empty where the problem is the whole row's. */
  column: string;
  message: string;
}

/** The columns of a file, in its order; undefined where a column has no name. */
export type Header = (Column | undefined)[];

/** The columns that a file's first row names, or the problems of that row. */
export function readHeader(cells: string[]): { header: Header; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const header = cells.map((cell) => {
    const name = cell.trim();
    if (name === "") return undefined;
    const column = columnOf.get(withoutSigns(name));
    if (!column) problems.push({ column: name.slice(0, 100), message: unknown });
    return column;
  });
  const named = header.filter((column) => column !== undefined);
  const twice = named.filter((column, index) => named.indexOf(column) !== index);
  for (const column of new Set(twice)) {
    problems.push({ column, message: "This column is there more than once." });
  }
  if (named.length === 0) return { header, problems: [{ column: "", message: noColumns }] };
  if (!(["id", "handle", "mpn", "title"] as const).some((column) => named.includes(column))) {
    problems.push({
      column: "",
      message: "Without a column “id”, “handle”, “mpn” or “title” no row says which product it is.",
    });
  }
  return { header, problems };
}

const unknown = `There is no such column. The columns are: ${columns.join(", ")}.`;

const noColumns =
  "The first row has to name the columns, such as title, price and category. It names none: this " +
  "may not be a CSV file, or its cells are separated by something else than comma, semicolon or tab.";
