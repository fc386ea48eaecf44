import { expect, it } from "vitest";
import { pseudoCatalogue } from "../../../messages/pseudo-locale.mjs";

it("makes each message recognizable and longer, and keeps its arguments", () => {
  const plural = { selectors: ["n"], match: { "n=one": "1 page", "n=*": "{count} pages" } };
  expect(
    pseudoCatalogue({
      language_locale: "en-IE",
      price: "Price of {title}",
      pages: [plural],
    }),
  ).toEqual({
    language_locale: "en-IE",
    price: "[Pŕïïçëë ööf {title}]",
    pages: [{ selectors: ["n"], match: { "n=one": "[1 pääĝëë]", "n=*": "[{count} pääĝëëš]" } }],
  });
});
