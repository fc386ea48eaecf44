import { expect, test } from "vitest";
import { languages, pathIn, pathWithoutLanguage } from "~/language/language.ts";
import { ownPath } from "~/language/own-path.ts";

const shop = "https://shop.example";

/** Paths that try to make the page's links lead to another site. */
const hostile = [
  "//evil.example",
  "///evil.example/a",
  "/\\evil.example",
  "\\\\evil.example",
  "//evil.example?to=//evil.example",
  "/fr//evil.example",
  "/fr/\\evil.example",
  "/%2f%2fevil.example",
  "/fr/%5cevil.example",
  "///",
  "",
];

const hostOf = (href: string) => new URL(href, shop).host;

test.each(hostile)("no link that is made of the path %j leads to another site", (path) => {
  const without = pathWithoutLanguage(path);
  const links = [ownPath(path), without, ...languages.map((language) => pathIn(language, path))];
  const again = languages.map((language) => pathIn(language, without));
  expect([...links, ...again].map(hostOf)).toEqual([...links, ...again].map(() => "shop.example"));
});

test.each(["/", "/shop?brand=Epson", "/journal/a#b", "/fr/shop", "/a//b", "/%2f%2fa"])(
  "%s stays what it is",
  (path) => expect(ownPath(path)).toBe(path),
);
