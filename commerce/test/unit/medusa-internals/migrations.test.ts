import { expect, it } from "vitest";
import { missingMigrations } from "../../../src/medusa-internals/migrations";

it("misses what a module has newly, and nothing of modules the shop does not use", () => {
  const modules = [
    { names: ["Migration1", "Migration2"], isOwn: false },
    { names: ["Migration3"], isOwn: false },
    { names: ["Migration4"], isOwn: true },
    { names: ["Migration1b", "Migration5"], isOwn: false },
    { names: ["Migration1b", "Migration6"], isOwn: false },
  ];
  expect(missingMigrations(modules, new Set(["Migration1", "Migration1b", "Migration5"]))).toEqual([
    "Migration2",
    "Migration4",
  ]);
  const run = new Set(["Migration1", "Migration2", "Migration4", "Migration1b", "Migration5"]);
  expect(missingMigrations(modules, run)).toEqual([]);
});
