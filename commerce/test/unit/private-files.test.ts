import { mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepPrivate } from "../../src/private-files";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it("what everybody could read in a private folder is its account's alone after a start", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "private-")), "files-private");
  mkdirSync(join(folder, "imports"), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, "private-export.csv"), "a", { mode: 0o644 });
  writeFileSync(join(folder, "imports/1.csv"), "a", { mode: 0o666 });
  keepPrivate(folder);
  const paths = ["", "imports", "private-export.csv", "imports/1.csv"];
  expect(paths.map((path) => modeOf(join(folder, path)))).toEqual(["700", "700", "600", "600"]);
});

it("a folder that is not there yet keeps nothing from starting", () => {
  expect(() => keepPrivate(join(tmpdir(), "there-is-none"))).not.toThrow();
});
