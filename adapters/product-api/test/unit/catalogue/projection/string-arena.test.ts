import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import { describe, expect, it } from "vitest";
import { StringArena } from "../../../../src/catalogue/projection/string-arena.ts";
import { StringHashTable } from "../../../../src/catalogue/projection/string-hash-table.ts";

const random = new SeededRandom(3);
const anyString = () =>
  Array.from({ length: random.below(40) }, () => random.of(["a", "b", "é", "中", "🖨", " "])).join(
    "",
  );
const strings = [...new Set(["", "x".repeat(3_000), ...Array.from({ length: 500 }, anyString)])];

describe("a string arena", () => {
  it("gives every string back by its index", () => {
    const arena = new StringArena();
    expect(strings.map((string) => arena.add(string))).toEqual(strings.map((_, index) => index));
    arena.trim();
    expect(arena.add("after")).toBe(strings.length);
    expect(Array.from({ length: arena.size }, (_, index) => arena.at(index))).toEqual([
      ...strings,
      "after",
    ]);
  });

  it("finds the lower bound of a string where all were added in order", () => {
    const arena = new StringArena();
    const sorted = strings.toSorted();
    for (const string of sorted) arena.add(string);
    for (const string of [...sorted.slice(0, 50), "ab", "zz", "b"]) {
      const at = sorted.findIndex((other) => other >= string);
      expect(arena.lowerBound(string)).toBe(at < 0 ? sorted.length : at);
    }
  });

  it("finds the index that was put in last for a string, by a hash table", () => {
    const arena = new StringArena();
    const table = new StringHashTable(arena);
    for (const string of [...strings, ...strings.slice(0, 50)])
      table.put(string, arena.add(string));
    expect(table.find("not there")).toBeUndefined();
    for (const [index, string] of strings.entries()) {
      expect(table.find(string)).toBe(index < 50 ? strings.length + index : index);
    }
  });
});
