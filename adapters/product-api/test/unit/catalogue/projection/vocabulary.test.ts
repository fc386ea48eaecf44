import { describe, expect, it } from "vitest";
import { tokenize, wordsOf } from "../../../../src/catalogue/projection/tokenizer.ts";
import { Vocabulary } from "../../../../src/catalogue/projection/vocabulary.ts";
import { wordFormsOf } from "../../../../src/catalogue/projection/word-forms.ts";

const every = () => true;

function vocabularyOf(language: "en" | "fr" | "de" | undefined, text = "", running = "") {
  const vocabulary = new Vocabulary(wordFormsOf(language));
  for (const word of wordsOf(text)) vocabulary.add(word, true);
  for (const word of wordsOf(running)) vocabulary.add(word, false);
  return vocabulary;
}

describe("the words of a text", () => {
  it("have no accents, in any alphabet", () => {
    expect(tokenize("Großformat, cœur: ÉTIQUETTE")).toEqual(["grossformat", "coeur", "etiquette"]);
    expect(tokenize("½ Ωμέγα 中文")).toEqual(["1", "2", "ωμεγα", "中文"]);
  });

  it.each(["d'encre", "D’ENCRE", "l'encre", "qu'encre"])("of %o are one in French", (text) => {
    expect(tokenize(text, wordFormsOf("fr").elision)).toEqual(["encre"]);
  });

  it("keep what only looks like an elision", () => {
    expect(tokenize("aujourd'hui", wordFormsOf("fr").elision)).toEqual(["aujourd", "hui"]);
    expect(tokenize("l'encre")).toEqual(["l", "encre"]);
  });
});

describe("the term of a word", () => {
  it.each([
    ["fr", "bouteilles bouteille"],
    ["fr", "noire noires noir"],
    ["fr", "encres encre"],
    ["fr", "compatible compatibles"],
    ["de", "Tintenpatronen Tintenpatrone"],
    ["de", "schwarze schwarzer schwarz"],
    ["de", "Behälter Behaelter behalter"],
    ["de", "Öl oel ol"],
    ["de", "Füße fuesse fusse"],
    ["de", "neue neuer neu"],
    ["de", "blaue blau"],
    ["en", "bottles bottle"],
  ] as const)("in %s is the same for %s", (language, forms) => {
    const vocabulary = vocabularyOf(language, forms.split(" ")[0]);
    const terms = wordsOf(forms).map((word) => vocabulary.termOf(word));
    expect(new Set(terms).size).toBe(1);
  });

  it("is the number itself in every language", () => {
    for (const language of ["en", "fr", "de"] as const) {
      expect(vocabularyOf(language).termOf("t6641es")).toBe("t6641es");
    }
  });

  it("is the singular in a language that nothing is known of", () => {
    expect(vocabularyOf(undefined).termOf("glasses")).toBe("glasse");
  });
});

describe("a German compound", () => {
  const vocabulary = vocabularyOf("de", "Wartung Behälter Schrank", "Zauberwort");

  it.each([
    ["tintenpatronen", ["tinte", "patrone"]],
    ["wartungsbehälter", ["wartung", "behälter"]],
    ["druckertintenpatrone", ["drucker", "tinte", "patrone"]],
    ["schranktoner", ["schrank", "toner"]],
  ])("%o has parts", (compound, parts) => {
    expect(vocabulary.partsOf(compound)?.map((part) => vocabulary.termOf(part))).toEqual(
      parts.map((part) => vocabulary.termOf(part)),
    );
  });

  it.each(["patrone", "drucker", "schwarz", "zauberwortpatrone", "tintenquatsch", "hl2350"])(
    "is not what %o is",
    (word) => {
      expect(vocabulary.partsOf(word)).toBeUndefined();
    },
  );

  it("exists in no language without parts of compounds", () => {
    expect(vocabularyOf("fr", "porte papier").partsOf("portepapier")).toBeUndefined();
  });
});

describe("a mistyped word", () => {
  const french = vocabularyOf("fr", "Bouteilles d encre noire Réservoir", "prix");

  it.each([
    ["boutellies", "bouteilles"],
    ["noirre", "noire"],
    ["resevoir", "réservoir"],
  ])("%o means %o, which is written so in the catalogue", (typed, meant) => {
    expect(french.nearest(typed, every)?.written).toBe(meant);
  });

  it("means no word of running text", () => {
    expect(french.nearest("prixx", every)).toBeUndefined();
  });

  it("means no word whose goods are gone", () => {
    expect(french.nearest("noirre", (term) => term !== "noir")).toBeUndefined();
  });

  it("can be one part of a compound", () => {
    const german = vocabularyOf("de");
    expect(german.nearestParts("drukerpatrone", every)).toEqual(["drucker", "patrone"]);
    expect(german.nearestParts("druckerpatorne", every)).toEqual(["drucker", "patrone"]);
    expect(german.nearestParts("quatschunsinn", every)).toBeUndefined();
  });
});
