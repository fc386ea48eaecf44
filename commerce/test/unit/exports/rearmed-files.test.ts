import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { rearmCells } from "../../../src/exports/rearmed-files";
import { disarmTexts } from "../../../src/exports/spreadsheet-container";

it("disarms each text of what a query found, and nothing that is a number or a date", () => {
  const created_at = new Date();
  const found = [{ name: "=1+1", total: -5, created_at, items: [{ note: "\t@home", gone: null }] }];
  expect(disarmTexts(found)).toEqual([
    { name: "'=1+1", total: -5, created_at, items: [{ note: "'\t@home", gone: null }] },
  ]);
});

it("gives an import the cells that the export disarmed as they were, and all others untouched", async () => {
  const file = "Title,Note\r\n'-20 °C,\"it's, really\"\r\n\"''=a\nb\",'quoted\r\n";
  expect(await text(rearmCells(Readable.from([Buffer.from(file)])))).toBe(
    'Title,Note\n-20 °C,"it\'s, really"\n"\'=a\nb",\'quoted\n',
  );
});

it("leaves out the columns that Medusa's export of products writes and its import refuses", async () => {
  const file = "Product Id,Variant Thumbnail,Variant Image 1,Variant Sku\na,b,c,d\n";
  expect(await text(rearmCells(Readable.from([file])))).toBe("Product Id,Variant Sku\na,d\n");
});

it("tells whoever reads a broken file that it is one", async () => {
  await expect(text(rearmCells(Readable.from(['a,b\n"open'])))).rejects.toThrow(/Quote/);
});
