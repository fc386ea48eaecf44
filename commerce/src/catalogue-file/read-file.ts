import { pipeline, Readable } from "node:stream";
import { TextDecoder } from "node:util";
import { CsvError, parse } from "csv-parse";
import type { DecimalMark } from "./cell";

/** A file that is no table. Its message is a sentence for people. */
export class UnreadableFileError extends Error {
  constructor(
    message: string,
    /** The row's number in a spreadsheet, from 1. */
    readonly row = 1,
  ) {
    super(message);
    this.name = "UnreadableFileError";
  }
}

export interface FileShape {
  separator: "," | ";" | "\t";
  /**
   * The decimal mark that the file's spreadsheet writes: the point where commas separate the cells.
   */
  decimalMark: DecimalMark;
}

export interface FileRow {
  /** The row's number in a spreadsheet; the row with the column names is 1. */
  number: number;
  cells: string[];
}

/** Longer than any product's row. A longer one has a quotation mark that is never closed. */
const longestRow = 2_000_000;

/** The bytes that are read to find the separator. */
const firstLook = 64 * 1024;

const notText =
  "This is not a CSV file in UTF-8. In Excel, save as “CSV UTF-8”; a workbook or a picture cannot be read.";

/**
 * Reads a CSV file row by row: UTF-8, or UTF-16 with a byte order mark; separated by comma,
 * semicolon or tab; any line ends. Empty rows are skipped but counted.
 *
 * @throws UnreadableFileError where it is no such file
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FileRow & { shape: FileShape }> {
  const texts = decoded(bytes);
  let head = "";
  while (head.length < firstLook) {
    const { value, done } = await texts.next();
    if (done) break;
    head += value;
  }
  if (head.trim() === "") throw new UnreadableFileError("The file is empty.");
  const shape = shapeOf(head);
  const parser = pipeline(
    Readable.from(together(head, texts)),
    parse({
      delimiter: shape.separator,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      max_record_size: longestRow,
    }),
    // The loop below throws the error.
    () => undefined,
  );
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.every((cell) => cell.trim() === "")) continue;
      yield { number, cells: cells.map((cell) => cell.replace(/\r\n?/g, "\n")), shape };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError(sentenceFor(error), Number(error.records) + 1);
  }
}

async function* together(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/** Decodes bytes by their byte order mark. Refuses NUL, which PostgreSQL cannot store. */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of bytes) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      yield withoutNul(decoder.decode(chunk, { stream: true }));
    }
    if (decoder) yield withoutNul(decoder.decode());
  } catch (error) {
    throw error instanceof TypeError ? new UnreadableFileError(notText) : error;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

function withoutNul(text: string): string {
  if (text.includes("\0")) throw new UnreadableFileError(notText);
  return text;
}

/** The separator that the first row has most often outside of quotation marks. */
function shapeOf(head: string): FileShape {
  const count = { ",": 0, ";": 0, "\t": 0 };
  let quoted = false;
  for (const sign of head) {
    if (sign === '"') quoted = !quoted;
    if (quoted) continue;
    if (sign === "\n" || sign === "\r") break;
    if (sign === "," || sign === ";" || sign === "\t") count[sign] += 1;
  }
  const separator = count[";"] > count[","] && count[";"] >= count["\t"] ? ";" : undefined;
  if (separator) return { separator, decimalMark: "," };
  return { separator: count["\t"] > count[","] ? "\t" : ",", decimalMark: "." };
}

function sentenceFor({ code }: CsvError): string {
  switch (code) {
    case "CSV_QUOTE_NOT_CLOSED":
    case "CSV_MAX_RECORD_SIZE":
      return "A quotation mark is opened and never closed.";
    case "CSV_INVALID_CLOSING_QUOTE":
    case "INVALID_OPENING_QUOTE":
      return quotes;
    default:
      return "The rows cannot be told apart from here on.";
  }
}

const quotes =
  "A quotation mark is in the middle of a cell: a cell with one stands in quotation marks itself, " +
  "and the one inside is written twice.";
