import { describe, expect, it } from "vitest";
import { readRows, UnreadableFileError } from "../../../src/catalogue-file/read-file";

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

async function rowsOf(file: string | Uint8Array, pieces = 1_000) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  return allOf(readRows(inPieces(bytes, pieces)));
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function cellsOf(file: string | Uint8Array, pieces?: number): Promise<string[][]> {
  return (await rowsOf(file, pieces)).map(({ cells }) => cells);
}

describe("a catalogue file", () => {
  it.each([
    ["commas", "title,price\nInk,1.5\n", ".", ","],
    ["semicolons", "title;price\r\nInk;1,5\r\n", ",", ";"],
    ["tabs", "title\tprice\rInk\t1.5", ".", "\t"],
  ])("may be separated by %s", async (_, file, decimalMark, separator) => {
    const rows = await rowsOf(file);
    expect(rows.map(({ cells }) => cells.length)).toEqual([2, 2]);
    expect(rows[1]?.shape).toEqual({ separator, decimalMark });
  });

  it("may begin with a byte order mark, in UTF-8 and in UTF-16", async () => {
    const text = "title;price\nEncre “café” 墨;1\n";
    const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
    const expected = [
      ["title", "price"],
      ["Encre “café” 墨", "1"],
    ];
    expect(await cellsOf(`\uFEFF${text}`)).toEqual(expected);
    expect(await cellsOf(utf16)).toEqual(expected);
    expect(await cellsOf(utf16, 3)).toEqual(expected);
  });

  it("keeps letters whole that come in two pieces", async () => {
    expect(await cellsOf("title,price\nÄrger 墨水 😀,1\n", 1)).toEqual([
      ["title", "price"],
      ["Ärger 墨水 😀", "1"],
    ]);
  });

  it("keeps separators, quotation marks and line breaks inside of quotation marks", async () => {
    expect(await cellsOf('"title","rows"\r\n"A ""B"", C;D","x: 1\r\ny: 2"\r\n')).toEqual([
      ["title", "rows"],
      ['A "B", C;D', "x: 1\ny: 2"],
    ]);
  });

  it("counts rows as a spreadsheet does, also those that say nothing", async () => {
    const rows = await rowsOf('title,price\n"two\nlines",1\n\n,,\nlast,1\n');
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 5]);
  });

  it.each([
    ["an empty file", "", 1],
    ["a file of blanks", " \n\n ", 1],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]), 1],
    ["a workbook", new TextEncoder().encode("PK\u0003\u0004\u0000\u0000"), 1],
    ["Latin-1", Uint8Array.from([0x74, 0x3b, 0x0a, 0xe4, 0x3b, 0x31]), 1],
    ["a quotation mark that never ends", 'title,price\nA,1\n"B,1\nC,1\n', 3],
    ["a quotation mark in the middle", 'title,price\n5" wide,1\n', 2],
    ["text behind a quotation mark", 'title,price\n"5" wide,1\n', 2],
    ["a row without an end", `title,price\n"${"x".repeat(3_000_000)}`, 2],
  ])("says why %s cannot be read", async (_, file, row) => {
    const error = await rowsOf(file).catch((reason) => reason);
    expect(error).toBeInstanceOf(UnreadableFileError);
    expect(error.row).toBe(row);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });

  it("passes on what went wrong with the bytes themselves", async () => {
    async function* broken() {
      yield new TextEncoder().encode(`title,price\n${"Ink,1\n".repeat(20_000)}`);
      throw new Error("The disk is gone.");
    }
    await expect(allOf(readRows(broken()))).rejects.toThrow("The disk is gone.");
  });

  it("leaves nothing open when nobody wants the rest", async () => {
    let closed = false;
    async function* endless() {
      try {
        yield new TextEncoder().encode("title,price\n");
        for (;;) yield new TextEncoder().encode("Ink,1\n".repeat(1_000));
      } finally {
        closed = true;
      }
    }
    for await (const { number } of readRows(endless())) if (number === 10) break;
    await expect.poll(() => closed).toBe(true);
  });
});
