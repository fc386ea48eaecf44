import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { limitsPage } from "../../../operations/limits-page.ts";

it("LIMITS.md has the limits and cache times of the code; `npm run write-limits` writes them", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../operations/LIMITS.md"), "utf8");
  expect(document).toContain("| Pictures of a product | 10 |");
  expect(document).toContain("| each process | 500 ms | 1 s | 64 MB |");
  expect(limitsPage()).toBe(document);
});
