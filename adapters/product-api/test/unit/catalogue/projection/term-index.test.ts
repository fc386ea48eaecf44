import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import { describe, expect, it } from "vitest";
import { TermIndex } from "../../../../src/catalogue/projection/term-index.ts";
import { wordFormsOf } from "../../../../src/catalogue/projection/word-forms.ts";
import { eventLoopYielder } from "../../../../src/catalogue/projection/yield-to-event-loop.ts";

const everyDocument = () => true;

function indexOf(...texts: string[]): TermIndex {
  const index = new TermIndex(wordFormsOf("en"), everyDocument);
  for (const [docId, text] of texts.entries()) index.add(docId, [{ weight: 2, text }]);
  return index;
}

function docIdsFor(index: TermIndex, word: string, asPrefix = false): number[] {
  const docIds = new Set<number>();
  index.find(word, asPrefix, (docId) => docIds.add(docId));
  return [...docIds].sort((a, b) => a - b);
}

describe("the term index", () => {
  it("finds words in singular and plural, with and without accents, in any case", () => {
    const index = indexOf("Ink bottle", "INK BOTTLES", "Encre bouteille café", "Toner");
    expect(docIdsFor(index, "bottle")).toEqual([0, 1]);
    expect(docIdsFor(index, "bottles")).toEqual([0, 1]);
    expect(docIdsFor(index, "inks")).toEqual([0, 1]);
    expect(docIdsFor(index, "cafe")).toEqual([2]);
  });

  it("finds words by a prefix where that is asked for", () => {
    const index = indexOf("magenta", "magnet", "cyan");
    expect(docIdsFor(index, "mag", true)).toEqual([0, 1]);
    expect(docIdsFor(index, "mag")).toEqual([]);
    expect(index.has("mag", true)).toBe(true);
    expect(index.has("mag", false)).toBe(false);
  });

  it("counts the field with the highest weight, and a whole word more than a prefix", () => {
    const index = new TermIndex(wordFormsOf("en"), everyDocument);
    index.add(0, [
      { weight: 5, text: "black" },
      { weight: 2, text: "black" },
    ]);
    index.add(1, [{ weight: 5, text: "blackest" }]);
    const best = new Map<number, number>();
    index.find("black", true, (docId, quality) => {
      best.set(docId, Math.max(best.get(docId) ?? 0, quality));
    });
    expect(best.get(0)).toBe(20);
    expect(best.get(1)).toBe(15);
  });

  it("has no word whose documents are all tombstones", () => {
    const tombstones = new Set<number>();
    const index = new TermIndex(wordFormsOf("en"), (docId) => !tombstones.has(docId));
    index.add(0, [{ weight: 2, text: "cyan ink" }]);
    index.add(1, [{ weight: 2, text: "black ink" }]);
    expect(index.nearest("cayn")?.written).toBe("cyan");
    tombstones.add(0);
    expect(index.has("cyan", true)).toBe(false);
    expect(index.nearest("cayn")).toBeUndefined();
    expect(index.has("ink", false)).toBe(true);
    index.add(2, [{ weight: 2, text: "cyan" }]);
    expect(index.has("cyan", false)).toBe(true);
  });

  it("finds the same in a frozen segment and in a segment builder", async () => {
    const random = new SeededRandom(11);
    const words = ["epson", "epic", "canon", "ink", "black", "blue", "t6641", "étoile", "中文"];
    const index = new TermIndex(wordFormsOf("en"), everyDocument);
    const held: { word: string; weight: number }[][] = [];
    for (let docId = 0; docId < 3_000; docId += 1) {
      // The documents after this one are in a segment builder.
      if (docId === 2_000) await index.freeze(docId, eventLoopYielder());
      const own = random
        .someOf([...words, `singleton${docId}`], 5)
        // A term of nearly all documents is stored as a bitmap.
        .concat(random.chance(0.9) ? "most" : [])
        .map((word) => ({ word, weight: random.of([1, 2, 7] as const) }))
        .sort((a, b) => b.weight - a.weight);
      held.push(own);
      index.add(
        docId,
        own.map(({ word, weight }) => ({ weight, text: word })),
      );
    }
    const best = (word: string, asPrefix: boolean) => {
      const found = new Map<number, number>();
      index.find(word, asPrefix, (docId, quality) => {
        found.set(docId, Math.max(found.get(docId) ?? 0, quality));
      });
      return [...found].sort(([a], [b]) => a - b);
    };
    const expected = (quality: (word: string) => number) =>
      held.flatMap((own, docId) => {
        const best = Math.max(0, ...own.map(({ word, weight }) => weight * quality(word)));
        return best > 0 ? [[docId, best]] : [];
      });
    const plain = (word: string) => word.replace("é", "e");
    for (const word of [...words, "most", "singleton7", "singleton2500", "sing", "e", "nothing"]) {
      const asked = plain(word);
      expect(best(asked, false), word).toEqual(expected((own) => (plain(own) === asked ? 4 : 0)));
      const beginning = asked.slice(0, 2);
      expect(best(beginning, true), beginning).toEqual(
        expected((own) =>
          plain(own) === beginning ? 4 : plain(own).startsWith(beginning) ? 3 : 0,
        ),
      );
    }
  });
});

describe("the nearest term", () => {
  const index = indexOf("epson ink", "canon ink black cyan", "t6641 hydraulic");

  it.each([
    ["epsno", "epson"],
    ["cayn", "cyan"],
    ["ikn", "ink"],
    ["hydralic", "hydraulic"],
  ])("to %o is %o", (typed, meant) => {
    expect(index.nearest(typed)?.written).toBe(meant);
  });

  it.each(["zzzzzz", "t6642", "in"])("is none for %o", (typed) => {
    expect(index.nearest(typed)).toBeUndefined();
  });

  it("is the more frequent of two with the same distance", () => {
    expect(indexOf("cat", "car", "car").nearest("caw")?.written).toBe("car");
  });
});
