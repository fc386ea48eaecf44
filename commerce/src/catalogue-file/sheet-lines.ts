import type { SheetRow } from "../catalogue-product/catalogue-product";
import { type DecimalMark, type Reading, readNumber, shortened, writeNumber } from "./cell";

/**
 * Writes a technical sheet into one cell, with one row per line: `Capacity: 70 ml` is a text,
 * `Width = 12.5 mm` a number with its unit, `Duplex = yes` a yes or no. A backslash escapes `:`,
 * `=` and `\` in a label, and `\` in a text; a line break in a text is `\n`.
 */
export function writeSheetLines(rows: SheetRow[], mark: DecimalMark): string {
  return rows.map((row) => writeLine(row, mark)).join("\n");
}

function writeLine(row: SheetRow, mark: DecimalMark): string {
  const label = escapeText(row.label).replace(/[:=]/g, "\\$&");
  if (typeof row.value === "string") return `${label}: ${escapeText(row.value)}`;
  if (typeof row.value === "boolean") return `${label} = ${row.value ? "yes" : "no"}`;
  const unit = "unit" in row && row.unit ? ` ${escapeText(row.unit)}` : "";
  return `${label} = ${writeNumber(row.value, mark)}${unit}`;
}

/** Reads what `writeSheetLines` or a person has written. Empty lines are skipped. */
export function readSheetLines(cell: string, mark: DecimalMark): Reading<SheetRow[]> {
  const rows: SheetRow[] = [];
  for (const [index, line] of cell.split("\n").entries()) {
    if (line.trim() === "") continue;
    const { value, message } = readLine(line, mark);
    if (message !== undefined) return { message: `Line ${index + 1}: ${message}` };
    rows.push(value);
  }
  return { value: rows };
}

function readLine(line: string, mark: DecimalMark): Reading<SheetRow> {
  const [, before, separator, after] = /^((?:[^\\:=]|\\.?)*)([:=])(.*)$/.exec(line) ?? [];
  if (before === undefined || after === undefined) {
    return {
      message: `“${shortened(line.trim())}” is neither “label: text” nor “label = number unit”.`,
    };
  }
  const label = unescapeText(before.trim());
  const text = after.trim();
  if (separator === ":") return { value: { label, value: unescapeText(text) } };
  if (/^(yes|no)$/i.test(text)) return { value: { label, value: text.toLowerCase() === "yes" } };
  const [, digits, unit] = /^([+-]?\d[\d.,]*(?:e[+-]?\d+(?=\s|$))?)\s*(.*)$/i.exec(text) ?? [];
  if (digits === undefined) {
    return {
      message: `after “=” comes a number with its unit, yes or no; a text comes after “:”.`,
    };
  }
  const { value, message } = readNumber(digits, mark);
  if (message !== undefined) return { message };
  return {
    value: { label, value: value ?? 0, ...(unit ? { unit: unescapeText(unit) } : {}) },
  };
}

function escapeText(text: string): string {
  return text.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/\r/g, "\\r");
}

function unescapeText(text: string): string {
  return text.replace(/\\([\\:=nr])/g, (_, sign: string) =>
    sign === "n" ? "\n" : sign === "r" ? "\r" : sign,
  );
}
