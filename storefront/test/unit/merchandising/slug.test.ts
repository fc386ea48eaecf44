import { expect, test } from "vitest";
import { slugOf } from "~/merchandising/slug.ts";

test.each([
  ["Epson 664 ink bottle, black, 70 ml (T6641)", "epson-664-ink-bottle-black-70-ml-t6641"],
  ["Encre à l’eau, 1,500 pages", "encre-a-l-eau-1500-pages"],
  [" – ", ""],
])("%j is %j in an address", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
