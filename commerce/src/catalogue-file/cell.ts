/** The decimal mark of a file. */
export type DecimalMark = "." | ",";

/** The value of a cell, or why it cannot be read, in a sentence. */
export type Reading<T> = { value: T; message?: never } | { value?: never; message: string };

/** A text that a spreadsheet would run as a formula, or that was escaped against it. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Escapes a text that a spreadsheet would run as a formula with an apostrophe before it. A text
 * that begins with such an apostrophe gets another one, so that reading restores it.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function disarmFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that `disarmFormula` escaped. */
export function rearmFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

export function writeNumber(value: number, mark: DecimalMark): string {
  return mark === "." ? String(value) : String(value).replace(".", ",");
}

/**
 * Reads a number with a decimal point or comma; null where the cell is empty. An ambiguous number
 * is refused: "1,234" is 1234 in one country and 1.234 in another. It is 1.234 only in a file whose
 * own decimal mark is the comma.
 */
export function readNumber(cell: string, mark: DecimalMark): Reading<number | null> {
  const text = cell.trim();
  if (text === "") return { value: null };
  const parts = /^([+-]?\d+)(?:([.,])(\d+))?(e[+-]?\d+)?$/i.exec(text);
  if (!parts) return { message: notANumber(text) };
  const [, whole, separator, decimals = "", exponent = ""] = parts;
  if (separator && separator !== mark && decimals.length === 3 && !exponent) {
    return {
      message: `“${text}” can be read in two ways: write ${whole}${decimals} or ${whole}${mark}${decimals}.`,
    };
  }
  const value = Number(`${whole}.${decimals || "0"}${exponent}`);
  return Number.isFinite(value) ? { value } : { message: notANumber(text) };
}

function notANumber(text: string): string {
  return /^[\d.,'\s]+$/.test(text)
    ? `“${shortened(text)}” is not a number: write it without thousands separators, such as 1234.50.`
    : `“${shortened(text)}” is not a number.`;
}

/** A text shortened for a sentence. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Reads a list with one entry per line of the cell. */
export function readLines(cell: string): string[] {
  return cell
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
