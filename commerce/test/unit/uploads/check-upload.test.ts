import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { checkUpload } from "../../../src/uploads/check-upload";
import { box, mp4, pdf, picture, webm } from "./files";

const megabyte = 1024 * 1024;

const check = async (buffer: Buffer, originalname = "a.png") => {
  const { value: file, problem } = await checkUpload({ buffer, originalname });
  return { file, problem };
};

describe("a file is taken, under the ending of what it is", () => {
  it.each(["png", "jpeg", "webp", "avif"] as const)("that is a %s", async (format) => {
    const { file } = await check(await picture(format), "page.html");
    expect(file?.mimeType).toBe(`image/${format}`);
    expect(file?.name).toMatch(new RegExp(`^page-[0-9a-f]{8}\\.${format.replace("jpeg", "jpg")}$`));
  });

  it.each([
    ["PDF", pdf, "application/pdf"],
    [
      "PDF with a little behind its end",
      Buffer.concat([pdf, Buffer.alloc(100)]),
      "application/pdf",
    ],
    ["MP4", mp4, "video/mp4"],
    ["WebM", webm(), "video/webm"],
    ["WebM with long lengths", webm(true), "video/webm"],
  ])("that is a %s", async (_what, content, mimeType) => {
    expect((await check(content)).file?.mimeType).toBe(mimeType);
  });

  it("that is an AVIF among other things", async () => {
    const content = await picture("avif");
    content.write("mif1", 8, "latin1");
    expect((await check(content)).file?.mimeType).toBe("image/avif");
  });

  it("that is CSV by its name and text by its content", async () => {
    const { file } = await check(Buffer.from("Title;Price\nTinte – 70 ml;12,50\n"), "Stock.CSV");
    expect(file?.mimeType).toBe("text/csv");
  });

  it("whatever it was called, and never twice the same", async () => {
    const content = await picture("png");
    const names = ["../../etc/passwd", "", ".png", "Fiche technique é.png", "مرحبا.png"].map(
      // As multer decodes the names of browsers.
      (name) => Buffer.from(name).toString("latin1"),
    );
    const files = await Promise.all([...names, ...names].map((name) => check(content, name)));
    const given = files.map(({ file }) => file?.name ?? "");
    expect(new Set(given).size).toBe(10);
    for (const name of given) expect(name).toMatch(/^[^/\\.]+-[0-9a-f]{8}\.png$/);
    expect(given[3]).toMatch(/^fiche-technique-e-/);
  });
});

describe("a file is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ["nothing", ""],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["SVG", svg],
    ["SVG after a byte order mark", `\ufeff<?xml version="1.0"?>${svg}`],
    ["HTML that begins like a PDF", "%PDF-1.4\n<script>alert(1)</script>"],
    ["HTML that ends like a PDF, too", "%PDF-1.4\n<script>alert(1)</script>\n%%EOF"],
    ["PDF with something else before it", `<script></script>${pdf}`],
    ["GIF", "GIF89a\x01\0\x01\0"],
    ["a program", "MZ\x90\0\x03"],
    ["a ZIP", "PK\x03\x04"],
    ["CSV without its name", "Title;Price\n"],
  ])("that is %s", async (_what, content) => {
    for (const name of ["a.png", "a.pdf", "a.mp4"]) {
      expect((await check(Buffer.from(content), name)).problem).toBeDefined();
    }
  });

  it("that is CSV by name and something else by content", async () => {
    for (const content of [Buffer.from("a\0b"), Buffer.from([0xff, 0xfe, 0x41])]) {
      expect((await check(content, "a.csv")).problem).toBeDefined();
    }
  });

  it.each([
    ["is of another kind", Buffer.concat([box("ftyp", "qt  \0\0\0\0"), box("moov", "")])],
    ["has nothing in it", box("ftyp", "isom\0\0\x02\0")],
    ["ends in the middle of a box", Buffer.concat([mp4, Buffer.from([0, 0, 1, 0])])],
    ["hides HTML behind its head", Buffer.concat([box("ftyp", "isom"), Buffer.from(svg)])],
    ["says a box is longer than the file", Buffer.concat([mp4, Buffer.from("\0\xff\0\0mdat")])],
  ])("that calls itself an MP4 and %s", async (_what, content) => {
    expect((await check(content, "a.mp4")).problem).toBeDefined();
  });

  it("that is Matroska and no WebM", async () => {
    const content = Buffer.from(webm().toString("latin1").replace("webm", "matr"), "latin1");
    expect((await check(content, "a.webm")).problem).toBeDefined();
  });

  it("that is a broken picture", async () => {
    const whole = await picture("png");
    expect((await check(whole.subarray(0, 20))).problem).toBe("The picture is broken.");
  });

  it.each([
    ["picture", () => picture("png"), 5],
    ["video", () => webm(), 100],
  ])("that is too large for a %s", async (_what, content, most) => {
    const large = Buffer.concat([await content(), Buffer.alloc(most * megabyte)]);
    expect((await check(large)).problem).toBe(`Such a file has at most ${most} MB.`);
  });
});

describe("a picture that would fill the memory of whoever looks at it", () => {
  it("is known by its first bytes, and refused", async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: "#000" },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * megabyte);
    const { problem } = await check(bomb.subarray(0, 64_000));
    expect(problem).toBe("12000 × 12000 pixels are too many: at most 50 million.");
  });

  it("is refused as an animation of many pictures, too", async () => {
    const frames = await Promise.all(
      ["#000", "#fff", "#000"].map((background) =>
        sharp({ create: { width: 4_200, height: 4_200, channels: 3, background } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer();
    expect((await check(animation)).problem).toMatch(/^4200 × 12600 pixels/);
  });
});
