import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { licencesOf } from "../../../operations/licences.mjs";

const project = join(import.meta.dirname, "../../../..");

it("every dependency has an allowed licence", () => {
  const lockfile = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
  const licences = licencesOf(lockfile);
  expect(licences.length).toBeGreaterThan(1_000);
  expect(licences.filter(({ problem }) => problem)).toEqual([]);
});

it("marks the packages of Medusa as proprietary that say so in their LICENSE files", () => {
  const lockfile = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
  const packages = join(project, "node_modules/@medusajs");
  const licences = new Map(licencesOf(lockfile).map((found) => [found.name, found]));
  const proprietary: string[] = [];
  for (const folder of readdirSync(packages)) {
    const file = join(packages, folder, "LICENSE");
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const { licence, note } = licences.get(`@medusajs/${folder}`) ?? {};
    const says = /part of the Medusa Enterprise Edition/i.test(text)
      ? "LicenseRef-Medusa-Enterprise"
      : /under two licenses/i.test(text)
        ? "MIT AND LicenseRef-Medusa-Enterprise"
        : "MIT";
    expect(licence, folder).toBe(says);
    expect(note?.includes("proprietary") ?? false, folder).toBe(says !== "MIT");
    if (says === "LicenseRef-Medusa-Enterprise") proprietary.push(folder);
  }
  expect(proprietary).toEqual(["auth-oidc", "rbac"]);
});

it("accepts one of alternative licences, needs all of combined ones, and refuses unknown ones", () => {
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
