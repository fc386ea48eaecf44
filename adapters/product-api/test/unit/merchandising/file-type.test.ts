import { describe, expect, it } from "vitest";
import { fileEndings, fileTypeOf } from "../../../src/merchandising/file-type.ts";
import { fileSamples, sampleFile } from "../file-samples.ts";

const endings = Object.keys(fileSamples) as (keyof typeof fileSamples)[];

describe("a file's type", () => {
  it.each(endings)("%s is told by the content", async (ending) => {
    const type = await fileTypeOf(sampleFile(ending, "nothing.txt"));
    expect(type && fileEndings[type]).toBe(ending);
  });

  it("avif is told by its other brands too", async () => {
    const head = "\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf";
    expect(await fileTypeOf(new Blob([head]))).toBe("image/avif");
  });

  it.each([
    ["nothing", ""],
    ["text", "hello"],
    ["HTML", "<html><script>alert(1)</script>"],
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["GIF", "GIF89a"],
    ["a QuickTime film", "\0\0\0\x14ftypqt  "],
    ["Matroska that is not WebM", "\x1aE\xdf\xa3\x93B\x82\x88matroska"],
    ["a PNG that comes later", " \x89PNG\r\n\x1a\n"],
  ])("%s is none that products can have", async (_what, content) => {
    expect(await fileTypeOf(new Blob([Buffer.from(content, "latin1")]))).toBeUndefined();
  });
});
