import { expect, it } from "vitest";
import { formatMoney, formatNumber } from "~/language/formats.ts";
import { inLanguage } from "~/language/language.server.ts";
import { languageOfPath, pathIn } from "~/language/language.ts";
import { inEachLanguage } from "~/language/texts.ts";
import { m } from "~/paraglide/messages.js";

it("gives each request its own language, also after waiting for an answer", async () => {
  const late = async () => {
    await new Promise((done) => setImmediate(done));
    return m.cart_page_title();
  };
  const both = await Promise.all([inLanguage("fr", late), inLanguage("en", late), late()]);
  expect(both).toEqual(["Panier", "Cart", "Cart"]);
});

it("counts by the rules of the language", () => {
  expect(inLanguage("fr", () => m.category_tiles_products({ count: 0 }))).toBe("0 article");
  expect(inLanguage("en", () => m.category_tiles_products({ count: 0 }))).toBe("0 products");
  expect(inLanguage("de", () => m.category_tiles_products({ count: 1 }))).toBe("1 Produkt");
});

it("gives words outside of the catalogues in the main language where there are no others", () => {
  const words = inEachLanguage({ en: "Ink", fr: "Encre" });
  expect(inLanguage("fr", words)).toBe("Encre");
  expect(inLanguage("de", words)).toBe("Ink");
});

it("writes prices and numbers by the language", () => {
  const spaced = (text: string) => text.replace(/\s/g, " ");
  expect(inLanguage("fr", () => spaced(formatMoney(1234.5, "eur")))).toBe("1 234,50 €");
  expect(inLanguage("fr", () => spaced(formatNumber(4500)))).toBe("4 500");
  expect(inLanguage("de", () => spaced(formatMoney(1234.5, "eur")))).toBe("1.234,50 €");
});

it.each([
  ["/fr", "fr"],
  ["/fr/shop", "fr"],
  ["/fr.data", "fr"],
  ["/de/shop", "de"],
  ["/", "en"],
  ["/french", "en"],
  ["/product/fr", "en"],
])("takes the language of %s from its first part", (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

it.each([
  ["/", "/fr"],
  ["/?page=2", "/fr?page=2"],
  ["/shop?page=2", "/fr/shop?page=2"],
])("puts %s under the language's first part", (path, there) => {
  expect(pathIn("fr", path)).toBe(there);
  expect(pathIn("en", path)).toBe(path);
});
