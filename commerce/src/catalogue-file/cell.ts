/** The mark a file writes decimals with, of its own. */
export type DecimalMark = "." | ",";

/** A cell that cannot be read says why, in a sentence. */
export type Reading<T> = { value: T; message?: never } | { value?: never; message: string };

/** What a spreadsheet would take for a formula, or has been kept from doing so. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Keeps a text from being run as a formula by the spreadsheet that opens it: an apostrophe goes
 * before it. Texts that begin with such an apostrophe get another one, so that nothing gets lost.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function disarmFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Rolls back what `disarmFormula` has done. */
export function rearmFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** A number as a cell shows it. */
export function writeNumber(value: number, mark: DecimalMark): string {
  return mark === "." ? String(value) : String(value).replace(".", ",");
}

/**
 * Reads a number with a decimal point or a decimal comma; null where the cell is empty. What can be
 * read two ways is refused: "1,234" is a thousand in one country and a little more than one in the
 * next. Only in a file whose own mark is the comma it is a decimal.
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

/** A text for a sentence, not longer than one can read. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Reads a list: one entry on each line of the cell. */
export function readLines(cell: string): string[] {
  return cell
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
