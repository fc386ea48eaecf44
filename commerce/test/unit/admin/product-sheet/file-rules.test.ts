import "../../../admin-language";
import { describe, expect, it } from "vitest";
import {
  pdfRule,
  problemWithFile,
  videoRule,
} from "../../../../src/admin/product-sheet/file-rules";
import { mp4, pdf, webm } from "../../uploads/files";

describe("a file for a sheet", () => {
  it.each([
    ["a PDF", pdf, "application/pdf", pdfRule],
    ["an MP4", mp4, "video/mp4", videoRule],
    ["a WebM", webm(), "video/webm", videoRule],
  ])("is taken where it is %s", async (_, content, type, rule) => {
    expect(
      await problemWithFile(new Blob([new Uint8Array(content)], { type }), rule),
    ).toBeUndefined();
  });

  it.each([
    ["something else with a PDF's name", "<html>", "application/pdf", pdfRule],
    ["a PDF that says it is none", pdf.toString(), "text/plain", pdfRule],
    ["only the beginning of a PDF", "%PDF-1.7", "application/pdf", pdfRule],
    ["empty", "", "application/pdf", pdfRule],
    ["a PDF where a video is wanted", pdf.toString(), "application/pdf", videoRule],
  ])("is refused where it is %s", async (_, content, type, rule) => {
    expect(await problemWithFile(new Blob([content], { type }), rule)).toBe(
      rule === pdfRule ? "This is not a PDF." : "This is not an MP4 or WebM video.",
    );
  });

  it("is refused where it is too large, with both sizes", async () => {
    const large = new Blob([new Uint8Array(21 * 1024 * 1024)], { type: "application/pdf" });
    expect(await problemWithFile(large, pdfRule)).toBe(
      "The file has 21 MB; at most 20 MB are allowed.",
    );
  });
});
