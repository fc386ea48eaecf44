import { describe, expect, it } from "vitest";
import { foreignSentences } from "../../../e2e/support/foreign-sentences.ts";

const page = (language: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><title>Encre</title></head><body>${body}</body></html>`;

describe("the search for sentences in another language", () => {
  it.each([
    [
      "fr",
      "<p>The cartridge is made for your printer.</p>",
      "The cartridge is made for your printer.",
    ],
    ["fr", "<p>Bonjour. We have <a>your order</a>.</p>", "We have your order ."],
    ["de", '<button aria-label="Go to the next page"></button>', "Go to the next page"],
    ["de", "<p>L’encre est dans la bouteille.</p>", "L’encre est dans la bouteille."],
    ["en", "<p>Die Tinte ist in der Flasche.</p>", "Die Tinte ist in der Flasche."],
  ])("finds what was left in a %s page: %s", (language, body, sentence) => {
    expect(foreignSentences(page(language, body))).toEqual([sentence]);
  });

  it.each([
    ["fr", "<p>La bouteille d’encre est pour votre imprimante.</p>"],
    ["de", "<p>Die Tinte ist für Ihren Drucker.</p>"],
    ["fr", '<p lang="en">The cartridge is made for your printer.</p>'],
    ["fr", "<p>HP Print and Scan Doctor</p>"],
    ["de", "<p>Epson ET-2700, Epson ET-2750 LE</p>"],
    ["de", "<script>the cart is not the truth</script>"],
  ])("leaves a %s page alone: %s", (language, body) => {
    expect(foreignSentences(page(language, body))).toEqual([]);
  });
});
