import type { Attribute } from "../../catalogue-schema/src/attribute-kinds";
import { attributeNames, attributes } from "../../catalogue-schema/src/attributes";
import type { CatalogueProduct } from "../catalogue-product/catalogue-product";
import {
  type DecimalMark,
  disarmFormula,
  type Reading,
  readLines,
  readNumber,
  rearmFormula,
  writeNumber,
} from "./cell";
import { type CellProblem, type Column, columns, type Header } from "./columns";
import { readSheetLines, writeSheetLines } from "./sheet-lines";

/** What a row says of a product. Fields without a column are missing. */
export interface RowContent {
  /** The id of an existing product. */
  id?: string;
  product: Partial<Omit<CatalogueProduct, "images">> & { images?: { url: string }[] };
  problems: CellProblem[];
}

function columnsOf(...kinds: Attribute["kind"][]): Column[] {
  return attributeNames
    .map((name) => attributes[name])
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ backend }) => backend);
}

const numbers = columnsOf("price", "quantity", "measure");
const words = columnsOf("status", "choice");

/**
 * Empty cells of these columns change nothing: a product keeps its value, a new one gets the
 * default.
 */
const emptySaysNothing: Column[] = ["id", "handle", "status"];

/** The cells of a product, one for each of `columns`. Formulas are escaped. */
export function writeRecord(id: string, product: CatalogueProduct, mark: DecimalMark): string[] {
  return columns.map((column) => disarmFormula(cellOf(column, id, product, mark)));
}

function cellOf(column: Column, id: string, product: CatalogueProduct, mark: DecimalMark): string {
  switch (column) {
    case "id":
      return id;
    case "printers":
      return product.printers.join("\n");
    case "images":
      return product.images.map(({ url }) => url).join("\n");
    case "rows":
      return writeSheetLines(product.rows, mark);
    default: {
      const value = product[column];
      return typeof value === "number" ? writeNumber(value, mark) : (value ?? "");
    }
  }
}

/** The content of a row, and the problems of its cells. */
export function readRecord(cells: string[], header: Header, mark: DecimalMark): RowContent {
  const { length } = header;
  if (cells.length < length || cells.slice(length).some((cell) => cell.trim() !== "")) {
    return {
      product: {},
      problems: [
        { column: "", message: `The row has ${cells.length} cells, and the first row ${length}.` },
      ],
    };
  }
  const content: Record<string, unknown> = {};
  const problems: CellProblem[] = [];
  for (const [index, column] of header.entries()) {
    const cell = rearmFormula(cells[index] ?? "");
    if (!column) {
      if (cell.trim()) problems.push({ column: "", message: `Column ${index + 1} has no name.` });
      continue;
    }
    if (emptySaysNothing.includes(column) && cell.trim() === "") continue;
    const { value, message } = readCell(column, cell, mark);
    if (message === undefined) content[column] = value;
    else problems.push({ column, message });
  }
  const { id, ...product } = content as { id?: string } & RowContent["product"];
  return { id, product, problems };
}

function readCell(column: Column, cell: string, mark: DecimalMark): Reading<unknown> {
  if (numbers.includes(column)) return readNumber(cell, mark);
  if (words.includes(column)) return { value: cell.trim().toLowerCase() };
  switch (column) {
    case "rows":
      return readSheetLines(cell, mark);
    case "printers":
      return { value: readLines(cell) };
    case "images":
      return { value: readLines(cell).map((url) => ({ url })) };
    default:
      return { value: cell.trim() };
  }
}
