import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import { numberRow } from "./sheet-rows.ts";

/**
 * The rows of a table copied from a spreadsheet, a web page or a CSV file: the columns are label,
 * value and, for a number, its unit. Null if it is no table: it is then pasted as text.
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

/** The cells of the first table with at least two columns. */
function tableIn(html: string): string[][] | null {
  if (!/<t[dh]/i.test(html)) return null;
  const page = new DOMParser().parseFromString(html, "text/html");
  const rows = [...page.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("td, th")].map((cell) => oneLine(cell.textContent ?? "")),
  );
  return rows.some((cells) => cells.length > 1) ? rows : null;
}

/** Lines of tab-separated cells, or of CSV if every line has the same separator. */
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

/** The cells of a line; a separator within quotes belongs to its cell. */
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
