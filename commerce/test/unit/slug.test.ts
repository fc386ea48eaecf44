import { expect, it } from "vitest";
import { slugOf } from "../../src/slug";

it.each([
  ["Epson 664 ink bottle, black, 70 ml (T6641)", "epson-664-ink-bottle-black-70-ml-t6641"],
  ["HP 26X toner cartridge, 9,000 pages", "hp-26x-toner-cartridge-9000-pages"],
  ["  Café à l’encre  ", "cafe-a-l-encre"],
  ["墨水", "墨水"],
  ["Чернила Epson", "чернила-epson"],
  ["잉크 ガラス", "잉크-ガラス"],
  ["“!”", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
