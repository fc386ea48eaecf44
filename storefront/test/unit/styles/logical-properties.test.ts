import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const app = fileURLToPath(new URL("../../../app/", import.meta.url));

/** Classes and CSS properties of one side, which would be the wrong one in Arabic. */
const ofOneSide = new RegExp(
  [
    /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|text-left|text-right|float-left|float-right)-(?=[\d[]|auto|px|full)/,
    /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
    /(?<![\w-])(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-[\w[]|(?=[\s"'`]))/,
    /(?<![\w-])(?:space-x|origin-(?:left|right)|slide-in-from-(?:left|right))(?![\w])/,
    /(?:margin|padding|border)-(?:left|right)\s*:|^\s*(?:left|right)\s*:\s*[\d-]/,
    /text-align:\s*(?:left|right)|float:\s*(?:left|right)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "m",
);

it.each([
  ["ml-2", true],
  ["hover:-mr-2.5", true],
  ["sm:text-right", true],
  ["border-l", true],
  ["[&>div+div]:pl-3", true],
  ["  padding-left: 2px;", true],
  ["ms-2 pe-3 border-s text-start inset-s-0 rounded-s-sm inset-x-0", false],
])("%s is of one side: %s", (classes, isOfOneSide) => {
  expect(ofOneSide.test(`"${classes}"`) || ofOneSide.test(classes)).toBe(isOfOneSide);
});

it("styles say start and end, not left and right, so that pages are mirrored for Arabic", () => {
  const found = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.startsWith("paraglide"))
    .flatMap((path) =>
      readFileSync(app + path, "utf8")
        .split("\n")
        .filter((line) => ofOneSide.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
