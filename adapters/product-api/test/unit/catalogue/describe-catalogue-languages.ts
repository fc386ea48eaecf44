import { type Language, languages } from "@chemical-ink/catalogue-schema/languages";
import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import { beforeEach, describe, expect, it } from "vitest";
import type { CatalogueSearch, StartLoading } from "../../../src/catalogue/catalogue-search.ts";
import { titlesOf } from "../../titles-of.ts";
import { changesOf, expected, listed, load } from "./ask-search.ts";
import { anyRequest, anyTranslatedDocument } from "./seeded-catalogue.ts";
import { translated, translatedSupplies } from "./translated-supplies.ts";

/** The part of a catalogue search's contract that is about languages. */
export function describeCatalogueLanguages(name: string, startLoading: StartLoading): void {
  describe(`${name}, searching in a language`, () => {
    let search: CatalogueSearch;
    beforeEach(async () => {
      search = await load(startLoading, translatedSupplies);
    });
    const find = (language: Language, term: string, filters = {}) =>
      search.list({ filters, sort: "relevance", skip: 0, take: 10, term, language });
    const found = async (language: Language, term: string) =>
      (await find(language, term)).ids.toSorted();

    it.each([
      ["fr", "encre noire epson", "epson black ink bottle"],
      ["fr", "bouteille d'encre", "ink bottle"],
      ["fr", "bouteille d’encre", "ink bottle"],
      ["fr", "bouteilles d'encres", "ink bottle"],
      ["fr", "imprimante laser", "laser printer"],
      ["fr", "IMPRIMANTES LASERS", "laser printer"],
      ["fr", "cartouche cyan", "cyan cartridge"],
      ["fr", "recuperation", "maintenance box"],
      ["fr", "récupération", "maintenance box"],
      ["de", "Tintenflasche schwarz", "black bottle"],
      ["de", "schwarze Tintenflaschen", "black bottle"],
      ["de", "Druckerpatrone HP", "hp cartridge"],
      ["de", "Drucker Patrone HP", "hp cartridge"],
      ["de", "Tintenpatrone schwarz", "black cartridge"],
      ["de", "Patrone cyan", "cyan cartridge"],
      ["de", "Laser Drucker", "laser printer"],
      ["de", "fur Geraete mit Behaelter", "ink bottle"],
      ["de", "für Geräte mit Behälter", "ink bottle"],
    ] as const)("in %s, %o finds what %o finds in English", async (language, term, english) => {
      const { ids, correctedTerm } = await find(language, term);
      expect(ids.toSorted()).toEqual(await found("en", english));
      expect(ids.length).toBeGreaterThan(0);
      expect(correctedTerm).toBeUndefined();
    });

    it.each([
      ["fr", "encre noiree epson", "encre noire epson"],
      ["fr", "boutielle d'encre", "bouteille encre"],
      ["fr", "imprimente laser", "imprimante laser"],
      ["fr", "cartuche cyan", "cartouche cyan"],
      ["fr", "recuperatoin", "récupération"],
      ["de", "Tintenflashe schwarz", "tintenflasche schwarz"],
      ["de", "Tintenflasche schwartz", "tintenflasche schwarz"],
      ["de", "Drukerpatrone HP", "druckerpatrone hp"],
      ["de", "Druckerpatrohne HP", "druckerpatrone hp"],
      ["de", "Tintenptrone cyan", "tintenpatrone cyan"],
    ] as const)(
      "in %s, %o is corrected to %o, words of the catalogue",
      async (language, term, meant) => {
        const { ids, correctedTerm } = await find(language, term);
        expect(correctedTerm).toBe(meant);
        expect(ids.toSorted()).toEqual(await found(language, meant));
        expect(ids.length).toBeGreaterThan(0);
      },
    );

    it("finds the parts of a compound in others, whole words first", async () => {
      expect(await found("de", "Patrone")).toEqual(["canon", "hp"]);
      expect(await found("de", "Tinte")).toEqual(["bottle", "canon", "hp"]);
      expect((await find("de", "Drucker")).ids).toEqual(["laser", "hp"]);
      // No product has this compound, but one has both of its parts.
      const { ids, correctedTerm } = await find("de", "Druckertinte HP");
      expect({ ids, correctedTerm }).toEqual({ ids: ["hp"] });
    });

    it("finds while a word is typed, also beyond its stem", async () => {
      for (const beginning of ["imp", "imprim", "impriman", "imprimante"]) {
        const { ids, correctedTerm } = await find("fr", `laser ${beginning}`);
        expect({ ids, correctedTerm }, beginning).toEqual({ ids: ["laser"] });
      }
      expect(await found("de", "tintenfl")).toEqual(["bottle"]);
    });

    it("finds what is not translated by its own words, in every language", async () => {
      for (const language of languages) {
        expect(await found(language, "maintenance box"), language).toEqual(["maintenance"]);
        expect(await found(language, "waste"), language).toEqual(["maintenance"]);
        expect((await find(language, "black")).ids, language).toContain("maintenance");
      }
    });

    it("finds by the words of another language where its own have no match", async () => {
      expect(await found("en", "encre noire epson")).toEqual(["bottle"]);
      expect(await found("fr", "Tintenflasche")).toEqual(["bottle"]);
      expect((await find("fr", "ecotank printer")).correctedTerm).toBeUndefined();
      expect(await found("fr", "ecotank printer")).toEqual(["bottle"]);
    });

    it("finds part numbers and models in every language", async () => {
      for (const language of languages) {
        expect((await find(language, "t 00s1")).ids[0], language).toBe("bottle");
        expect((await find(language, "hl l2350dw")).ids[0], language).toBe("laser");
      }
    });

    it("never corrects a word to one of a description", async () => {
      // "once more" is in an English description alone.
      await search.apply(changesOf([], ["canon", "hp", "maintenance"]));
      const { correctedTerm } = await find("en", "onceq moreq");
      expect(correctedTerm ?? "").not.toMatch(/once|more/);
      expect((await find("fr", "encre noire")).correctedTerm).toBeUndefined();
    });

    it("has the product of exactly the translated title first", async () => {
      await search.apply(changesOf([translated("box", { fr: { title: "Encre" }, sold: 0 })]));
      expect((await find("fr", "encre")).ids[0]).toBe("box");
    });

    it("knows a translation that changes, and one that comes first with a change", async () => {
      await search.apply(
        changesOf([translated("canon", { title: "Canon", fr: { title: "Presse" } })], ["hp"]),
      );
      expect(await found("fr", "presse")).toEqual(["canon"]);
      expect(await found("fr", "cartouche")).toEqual([]);
      expect(await search.summary("canon", "fr")).toMatchObject({ title: "Presse" });
      expect(await search.summary("canon", "de")).toMatchObject({ title: "Canon" });
      const plain = await load(startLoading, [translated("a", { title: "A" })]);
      await plain.apply(changesOf([translated("b", { title: "B", fr: { title: "0" } })]));
      expect(await titlesOf(plain)).toEqual(["A", "B"]);
      expect(await titlesOf(plain, "fr")).toEqual(["0", "A"]);
    });

    it("labels the values of facets that have another word", async () => {
      const color = async (language: Language, filters = {}) =>
        (await find(language, "epson", filters)).facets.color;
      expect(await color("en")).toEqual([{ value: "Black", count: 2 }]);
      expect(await color("fr")).toEqual([{ value: "Black", label: "Noir", count: 2 }]);
      expect(await color("de", { color: ["Cyan"] })).toEqual([
        { value: "Black", label: "Schwarz", count: 2 },
        { value: "Cyan", count: 0 },
      ]);
      await search.apply(changesOf([], ["bottle", "hp"]));
      expect(await color("fr")).toEqual([{ value: "Black", count: 1 }]);
    });
  });

  describe(`${name}, listing in a language`, () => {
    it.each([4, 5])("answers like a look at every product (seed %i)", async (seed) => {
      const random = new SeededRandom(seed);
      const stored = new Map(
        Array.from({ length: 200 }, (_, index) => {
          const document = anyTranslatedDocument(random, `p${index}`);
          return [document.id, document];
        }),
      );
      const search = await load(startLoading, [...stored.values()]);
      for (let round = 0; round < 20; round += 1) {
        for (let query = 0; query < 20; query += 1) {
          const { request, category } = anyRequest(random);
          const language = random.of(languages);
          const asked = JSON.stringify({ round, request, category, language });
          expect(await listed(search, request, category, language), asked).toEqual(
            expected([...stored.values()], request, category, language),
          );
        }
        const gone = random.someOf([...stored.keys()], 5);
        const changed = Array.from({ length: 10 }, () =>
          anyTranslatedDocument(random, `p${random.below(250)}`),
        );
        for (const id of gone) stored.delete(id);
        for (const document of changed) stored.set(document.id, document);
        await search.apply(changesOf(changed, gone));
      }
    });
  });
}
