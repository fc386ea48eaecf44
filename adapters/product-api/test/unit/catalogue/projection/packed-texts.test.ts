import { describe, expect, it } from "vitest";
import { PackedTexts } from "../../../../src/catalogue/projection/packed-texts.ts";
import { TextTable } from "../../../../src/catalogue/projection/text-table.ts";
import { SeededRandom } from "../../../seeded-random.ts";

const random = new SeededRandom(3);
const anyText = () =>
  Array.from({ length: random.below(40) }, () => random.of(["a", "b", "é", "中", "🖨", " "])).join(
    "",
  );
const texts = [...new Set(["", "x".repeat(3_000), ...Array.from({ length: 500 }, anyText)])];

describe("packed texts", () => {
  it("are what was put in, by their numbers", () => {
    const packed = new PackedTexts();
    expect(texts.map((text) => packed.add(text))).toEqual(texts.map((_, number) => number));
    packed.trim();
    expect(packed.add("after")).toBe(texts.length);
    expect(Array.from({ length: packed.size }, (_, number) => packed.at(number))).toEqual([
      ...texts,
      "after",
    ]);
  });

  it("in order are found by their beginnings", () => {
    const packed = new PackedTexts();
    const sorted = texts.toSorted();
    for (const text of sorted) packed.add(text);
    for (const text of [...sorted.slice(0, 50), "ab", "zz", "b"]) {
      const at = sorted.findIndex((other) => other >= text);
      expect(packed.firstFrom(text)).toBe(at < 0 ? sorted.length : at);
    }
  });

  it("are found by what they say, each the one that came last", () => {
    const packed = new PackedTexts();
    const table = new TextTable(packed);
    for (const text of [...texts, ...texts.slice(0, 50)]) table.put(text, packed.add(text));
    expect(table.find("not there")).toBeUndefined();
    for (const [number, text] of texts.entries()) {
      expect(table.find(text)).toBe(number < 50 ? texts.length + number : number);
    }
  });
});
