import { describe, expect, it } from "vitest";
import { TermIndex } from "../../../../src/catalogue/projection/term-index.ts";
import { SeededRandom } from "../../../seeded-random.ts";

function indexOf(...texts: string[]): TermIndex {
  const index = new TermIndex();
  for (const [slot, text] of texts.entries()) index.add(slot, [{ weight: 1, text }]);
  return index;
}

function slotsFor(index: TermIndex, word: string, asBeginning = false): number[] {
  const slots = new Set<number>();
  index.find(word, asBeginning, (slot) => slots.add(slot));
  return [...slots].sort((a, b) => a - b);
}

describe("the words of the catalogue", () => {
  it("are found in singular and plural, with and without accents, in any case", () => {
    const index = indexOf("Ink bottle", "INK BOTTLES", "Encre bouteille café", "Toner");
    expect(slotsFor(index, "bottle")).toEqual([0, 1]);
    expect(slotsFor(index, "bottles")).toEqual([0, 1]);
    expect(slotsFor(index, "inks")).toEqual([0, 1]);
    expect(slotsFor(index, "cafe")).toEqual([2]);
  });

  it("are found by their beginning where that is asked for", () => {
    const index = indexOf("magenta", "magnet", "cyan");
    expect(slotsFor(index, "mag", true)).toEqual([0, 1]);
    expect(slotsFor(index, "mag")).toEqual([]);
    expect(index.has("mag", true)).toBe(true);
    expect(index.has("mag", false)).toBe(false);
  });

  it("count best where they weigh most, and a whole word more than a beginning", () => {
    const index = new TermIndex();
    index.add(0, [
      { weight: 5, text: "black" },
      { weight: 1, text: "black" },
    ]);
    index.add(1, [{ weight: 5, text: "blackest" }]);
    const best = new Map<number, number>();
    index.find("black", true, (slot, quality) => {
      best.set(slot, Math.max(best.get(slot) ?? 0, quality));
    });
    expect(best.get(0)).toBe(20);
    expect(best.get(1)).toBe(15);
  });

  it("are gone with the last product that holds them", () => {
    const index = indexOf("cyan ink", "black ink");
    index.remove(new Set([0]));
    expect(slotsFor(index, "cyan")).toEqual([]);
    expect(index.has("cyan", true)).toBe(false);
    expect(index.nearest("cayn")).toBeUndefined();
    expect(slotsFor(index, "ink")).toEqual([1]);
    index.add(0, [{ weight: 1, text: "cyan" }]);
    expect(slotsFor(index, "cyan")).toEqual([0]);
  });

  it("are the right ones after many changes", () => {
    const random = new SeededRandom(11);
    const words = ["epson", "epic", "canon", "ink", "black", "blue", "t6641"];
    const index = new TermIndex();
    const held = new Map<number, string[]>();
    for (let round = 0; round < 500; round += 1) {
      const slots = new Set(Array.from({ length: random.below(5) }, () => random.below(40)));
      index.remove(slots);
      for (const slot of slots) {
        held.delete(slot);
        if (random.chance(0.3)) continue;
        const own = random.someOf(words, 4);
        held.set(slot, own);
        index.add(slot, [{ weight: 1, text: own.join(" ") }]);
      }
    }
    const holding = (test: (word: string) => boolean) =>
      [...held].flatMap(([slot, own]) => (own.some(test) ? slot : [])).sort((a, b) => a - b);
    for (const word of words) {
      expect(slotsFor(index, word)).toEqual(holding((own) => own === word));
      const beginning = word.slice(0, 2);
      const found = holding((own) => own.startsWith(beginning));
      expect(slotsFor(index, beginning, true)).toEqual(found);
    }
  });
});

describe("the nearest word", () => {
  const index = indexOf("epson ink", "canon ink black cyan", "t6641 hydraulic");

  it.each([
    ["epsno", "epson"],
    ["cayn", "cyan"],
    ["ikn", "ink"],
    ["hydralic", "hydraulic"],
  ])("to %o is %o", (typed, meant) => {
    expect(index.nearest(typed)).toBe(meant);
  });

  it.each(["zzzzzz", "t6642", "in"])("is none for %o", (typed) => {
    expect(index.nearest(typed)).toBeUndefined();
  });

  it("is the more frequent of two that are as near", () => {
    expect(indexOf("cat", "car", "car").nearest("caw")).toBe("car");
  });
});
