import { expect, it } from "vitest";
import { fileName } from "../../../../src/admin/product-sheet/sheet";

it.each([
  ["https://files.example/static/1795231370487-tn-2420.pdf", "tn-2420.pdf"],
  ["https://files.example/sheet%20of%20TN.pdf?download=1", "sheet of TN.pdf"],
  ["https://files.example/broken%E0%A4%A.pdf", "broken%E0%A4%A.pdf"],
  ["https://video.example/", "https://video.example/"],
  ["no address", "no address"],
])("%s is shown as %s", (url, name) => expect(fileName(url)).toBe(name));
