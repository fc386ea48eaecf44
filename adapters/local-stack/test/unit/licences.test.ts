import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { licencesOf } from "../../../operations/licences.mjs";

const project = join(import.meta.dirname, "../../../..");

it("every dependency is under a licence that a shop may take", () => {
  const lockfile = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
  const licences = licencesOf(lockfile);
  expect(licences.length).toBeGreaterThan(1_000);
  expect(licences.filter(({ problem }) => problem)).toEqual([]);
});

it("takes one of several licences, all of joined ones, and none that it does not know", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/either": { version: "1.0.0", license: "(GPL-3.0 OR MIT)" },
    "node_modules/both": { version: "1.0.0", license: "MIT AND GPL-3.0" },
    "node_modules/a/node_modules/@b/silent": { version: "1.0.0" },
    "node_modules/ours": { link: true },
  };
  const licences = licencesOf({ packages });
  expect(licences.map(({ name, problem }) => [name, problem !== undefined])).toEqual([
    ["@b/silent", true],
    ["both", true],
    ["either", false],
  ]);
});
