import { describe, expect, it } from "vitest";
import { TermIndex } from "../../../../src/catalogue/projection/term-index.ts";
import { Turns } from "../../../../src/catalogue/projection/turns.ts";
import { SeededRandom } from "../../../seeded-random.ts";

const everySlot = () => true;

function indexOf(...texts: string[]): TermIndex {
  const index = new TermIndex(everySlot);
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
    const index = new TermIndex(everySlot);
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
    const dead = new Set<number>();
    const index = new TermIndex((slot) => !dead.has(slot));
    index.add(0, [{ weight: 1, text: "cyan ink" }]);
    index.add(1, [{ weight: 1, text: "black ink" }]);
    expect(index.nearest("cayn")).toBe("cyan");
    dead.add(0);
    expect(index.has("cyan", true)).toBe(false);
    expect(index.nearest("cayn")).toBeUndefined();
    expect(index.has("ink", false)).toBe(true);
    index.add(2, [{ weight: 1, text: "cyan" }]);
    expect(index.has("cyan", false)).toBe(true);
  });

  it("are the right ones, packed and not, whichever came when", async () => {
    const random = new SeededRandom(11);
    const words = ["epson", "epic", "canon", "ink", "black", "blue", "t6641", "étoile", "中文"];
    const index = new TermIndex(everySlot);
    const held: { word: string; weight: number }[][] = [];
    for (let slot = 0; slot < 3_000; slot += 1) {
      // With more to come.
      if (slot === 2_000) await index.seal(slot, new Turns());
      const own = random
        .someOf([...words, `lone${slot}`], 5)
        // Nearly all hold it: it is kept as bits.
        .concat(random.chance(0.9) ? "most" : [])
        .map((word) => ({ word, weight: random.of([1, 2, 7] as const) }))
        .sort((a, b) => b.weight - a.weight);
      held.push(own);
      index.add(
        slot,
        own.map(({ word, weight }) => ({ weight, text: word })),
      );
    }
    const best = (word: string, asBeginning: boolean) => {
      const found = new Map<number, number>();
      index.find(word, asBeginning, (slot, quality) => {
        found.set(slot, Math.max(found.get(slot) ?? 0, quality));
      });
      return [...found].sort(([a], [b]) => a - b);
    };
    const expected = (quality: (word: string) => number) =>
      held.flatMap((own, slot) => {
        const best = Math.max(0, ...own.map(({ word, weight }) => weight * quality(word)));
        return best > 0 ? [[slot, best]] : [];
      });
    const plain = (word: string) => word.replace("é", "e");
    for (const word of [...words, "most", "lone7", "lone2500", "lon", "e", "nothing"]) {
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
