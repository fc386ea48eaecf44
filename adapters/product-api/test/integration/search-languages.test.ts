import { describe, expect, it } from "vitest";
import { ask, found, listing } from "./product-api-client.ts";

const ids = ({ products }: { products: { _id: string }[] }) =>
  products.map(({ _id }) => _id).toSorted();

describe("what people search for in their language", () => {
  it.each([
    ["fr", "encre noire epson", "encre noire epsno", "black ink epson"],
    ["fr", "bouteille d'encre", "bouteile d’encre", "ink bottle"],
    ["fr", "imprimante laser", "imprimente laser", "laser printer"],
    ["fr", "cartouche cyan", "cartuche cyan", "cyan cartridge"],
    ["de", "Tintenflasche schwarz", "Tintenflashe schwarz", "black ink bottle"],
    ["de", "Druckerpatrone HP", "Drukerpatrone HP", "HP ink cartridge"],
  ])("%s: %s, and %s, find all that “%s” finds", async (language, term, mistyped, english) => {
    const wanted = ids(await found(english));
    expect(wanted.length).toBeGreaterThan(3);
    for (const typed of [term, term.toUpperCase(), mistyped]) {
      const { products } = await found(typed, {}, language);
      expect(ids({ products })).toEqual(expect.arrayContaining(wanted));
    }
  });

  it("accents are forgiven, where there are too few and where there are too many", async () => {
    const wanted = ids(await found("imprimante à réservoirs", {}, "fr"));
    expect(wanted.length).toBeGreaterThan(3);
    expect(ids(await found("imprimante a reservoirs", {}, "fr"))).toEqual(wanted);
    expect(ids(await found("imprimanté à réservoîrs", {}, "fr"))).toEqual(wanted);
  });

  it("a correction is a word of the language, never of another text", async () => {
    const { correctedTerm, total } = await found("cartuche cyan", {}, "fr");
    expect(correctedTerm).toBe("cartouche cyan");
    expect(total).toBeGreaterThan(3);
    expect((await found("encre noire")).correctedTerm).toBeUndefined();
  });
});

describe("the language of an answer", () => {
  const slug = "epson-103-ink-bottle-black-65-ml-t00s1";
  const product = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await ask(`/product/${slug}${query}`, { headers });
    return { answer, body: (await answer.json()) as { Title: string } };
  };

  it("is that of ?locale=, then of Accept-Language, then the main one, and is named", async () => {
    for (const [query, accepted, language] of [
      ["?locale=de", "fr", "de"],
      ["?locale=fr-CA", "de", "fr"],
      ["", "xx, fr-CH;q=0.9, de;q=0.8", "fr"],
      ["", "xx", "en"],
      ["", "fr;q=0, *;q=0.1", "en"],
    ] as const) {
      const { answer, body } = await product(query, { "accept-language": accepted });
      expect(answer.headers.get("content-language")).toBe(language);
      expect(body.Title).toMatch(
        { de: /^Epson 103 Tintenflasche/, fr: /^Bouteille/, en: /ink bottle/ }[language],
      );
    }
  });

  it("that the shop has not is a bad request, and the answer says which there are", async () => {
    const { answer, body } = await product("?locale=xx");
    expect(answer.status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/must be one of .*fr/);
  });

  it("has its words for the values of filters, which are the same in every language", async () => {
    const { facets, products } = await listing("/products/category/ink-bottles?locale=fr");
    expect(facets.color).toContainEqual(expect.objectContaining({ value: "Black", label: "Noir" }));
    expect(products[0]).toMatchObject({
      Category: "Ink bottles",
      labels: { Category: "Bouteilles d’encre" },
    });
  });
});
