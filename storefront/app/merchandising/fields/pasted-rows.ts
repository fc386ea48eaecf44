import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import { numberRow } from "./sheet-rows.ts";

/**
 * The rows in what was copied from a spreadsheet, a web page or a CSV file: the first column is the
 * label, the second the value, a third the unit of a number. Null where it is no table: then it is
 * plain text for the field it was pasted into.
 */
export function pastedRows({ html, text }: { html: string; text: string }): FicheTechRow[] | null {
  const table = tableIn(html) ?? linesIn(text);
  const rows = table?.map(rowOf).filter(({ label, value }) => label || value) ?? [];
  return rows.length > 0 ? rows : null;
}

function rowOf([label = "", value = "", unit = "", ...more]: string[]): FicheTechRow {
  const row = numberRow(label, value, unit);
  if (unit && row.number !== undefined && more.every((cell) => !cell)) return row;
  return { label, value: [value, unit, ...more].filter(Boolean).join(" ") };
}

/** The first table of a page, cell by cell, if it has two columns at least. */
function tableIn(html: string): string[][] | null {
  if (!/<t[dh]/i.test(html)) return null;
  const page = new DOMParser().parseFromString(html, "text/html");
  const rows = [...page.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("td, th")].map((cell) => oneLine(cell.textContent ?? "")),
  );
  return rows.some((cells) => cells.length > 1) ? rows : null;
}

/** Lines of tab-separated cells, or of CSV where every line has the same separator. */
function linesIn(text: string): string[][] | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim());
  if (lines.some((line) => line.includes("\t"))) {
    return lines.map((line) => line.split("\t").map((cell) => oneLine(unquoted(cell))));
  }
  if (lines.length < 2) return null;
  const separator = [";", ","].find((sign) =>
    lines.every((line) => cellsOf(line, sign).length > 1),
  );
  if (!separator) return null;
  return lines.map((line) => cellsOf(line, separator).map((cell) => oneLine(unquoted(cell))));
}

/** Cells of a line; a separator within quotes belongs to its cell. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [""];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === separator && !isQuoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

function unquoted(cell: string): string {
  const text = cell.trim();
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
