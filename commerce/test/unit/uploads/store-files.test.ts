import { expect, it } from "vitest";
import { storeAllOrNone } from "../../../src/uploads/store-files";

/** A store for at most so many files. */
function storeFor(room: number) {
  const kept = new Set<string>();
  return {
    kept,
    async store(name: string) {
      if (kept.size === room) throw new Error("ENOSPC: no space left on device, write");
      kept.add(name);
      return { id: name, url: `https://files.example/${name}` };
    },
    async remove(ids: string[]) {
      for (const id of ids) kept.delete(id);
    },
  };
}

it("files that all have room are kept, in their order", async () => {
  const store = storeFor(2);
  const stored = await storeAllOrNone(["b", "a"], store);
  expect(stored.map(({ id }) => id)).toEqual(["b", "a"]);
  expect([...store.kept]).toEqual(["b", "a"]);
});

it("of files of which one has no room none stays", async () => {
  const store = storeFor(2);
  await expect(storeAllOrNone(["a", "b", "c"], store)).rejects.toThrow("ENOSPC");
  expect([...store.kept]).toEqual([]);
});
