import { expect, it } from "vitest";
import { isSlug, slugOf, storedSlugPattern } from "../../../catalogue-schema/src/slug";

it.each([
  ["Epson 664 ink bottle, black, 70 ml (T6641)", "epson-664-ink-bottle-black-70-ml-t6641"],
  ["HP 26X toner cartridge, 9,000 pages", "hp-26x-toner-cartridge-9000-pages"],
  ["  Café à l’encre  ", "cafe-a-l-encre"],
  ["Encre à l’eau, 1,500 pages", "encre-a-l-eau-1500-pages"],
  ["Encre cœur noire", "encre-coeur-noire"],
  [
    "ŒUVRE Æsir Straße Ørsted Łódź Đorđe Þór ıspanak",
    "oeuvre-aesir-strasse-orsted-lodz-dorde-thor-ispanak",
  ],
  ["İstanbul ﬁle ²", "istanbul-file-2"],
  ["Чернила Epson", "epson"],
  ["墨水", ""],
  ["“!”", ""],
  ["ß".repeat(200), "s".repeat(200)],
])("%j becomes %j, which can be a slug", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== "");
  expect(slugOf(slug)).toBe(slug);
});

it.each(["encre-cœur-noire", "墨水", "чернила-epson", "잉크-ガラス"])(
  "%s may be a product's from before, and is given to none",
  (slug) => {
    expect(storedSlugPattern.test(slug)).toBe(true);
    expect(isSlug(slug)).toBe(false);
  },
);

it.each(["", "A", "a--b", "-a", "a-", "a b", "a/b", "a.b", "é\u0301 "])(
  "%j never was a slug",
  (text) => {
    expect(storedSlugPattern.test(text)).toBe(false);
    expect(isSlug(text)).toBe(false);
  },
);
