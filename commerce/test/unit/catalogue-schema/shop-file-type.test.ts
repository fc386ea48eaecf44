import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { shopFileType } from "../../../catalogue-schema/src/shop-file-type";
import { dataFile } from "../../../src/seed/demo/read-table";
import { mp4, pdf, picture, webm, webmOfLateType } from "../uploads/files";

const bytes = (content: string) => Buffer.from(content, "latin1");

const samples: [type: string, content: () => Promise<Buffer>][] = [
  ["image/png", () => picture("png")],
  ["image/jpeg", () => picture("jpeg")],
  ["image/webp", () => picture("webp")],
  ["image/avif", () => picture("avif")],
  ["image/avif", async () => bytes("\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf")],
  ["application/pdf", async () => pdf],
  ["video/mp4", async () => mp4],
  ["video/webm", async () => webm()],
  ["video/webm", async () => webm(true)],
  ["video/webm", async () => webmOfLateType],
  ["video/webm", () => readFile(dataFile("filling-a-tank-cyan.webm"))],
];

describe("a file's type", () => {
  it.each(samples)("%s is told by the content, in memory and on a disk", async (type, content) => {
    const whole = await content();
    expect(await shopFileType(whole)).toBe(type);
    expect(await shopFileType(new Blob([new Uint8Array(whole)]))).toBe(type);
  });

  it.each([
    ["nothing", ""],
    ["text", "hello"],
    ["HTML", "<html><script>alert(1)</script>"],
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["GIF", "GIF89a"],
    ["a QuickTime film", "\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08moov"],
    ["an MP4 that says so and has nothing in it", "\0\0\0\x14ftypisom\0\0\0\0isom"],
    ["a box that ends before it begins", "\0\0\0\x02ftypisom"],
    ["a PDF without an end", "%PDF-1.7\n1 0 obj\nendobj\n"],
    ["Matroska that is not WebM", "\x1aE\xdf\xa3\x93B\x82\x88matroska"],
    ["a PNG that comes later", " \x89PNG\r\n\x1a\n"],
  ])("%s is none that products can have", async (_what, content) => {
    expect(await shopFileType(bytes(content))).toBeUndefined();
    expect(await shopFileType(new Blob([bytes(content)]))).toBeUndefined();
  });
});
