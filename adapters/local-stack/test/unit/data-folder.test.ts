import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkDataVersion, resetDataFolder } from "../../src/data-folder.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "shop-data-"));

test("data of another version is refused with both ways out", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "data-version"), "postgres-17");
  await expect(checkDataVersion(folder)).rejects.toThrow(/postgres-17.*--reset.*SHOP_DATA_DIR=/s);
});

test("a new folder is marked, and accepted from then on", async () => {
  const folder = newFolder();
  await checkDataVersion(folder);
  expect(readFileSync(join(folder, "data-version"), "utf8")).toBe("postgres-18");
  await checkDataVersion(folder);
});

test("a reset removes what the shop put there, and nothing else", async () => {
  const folder = newFolder();
  await checkDataVersion(folder);
  writeFileSync(join(folder, "identity-accounts.json"), "[]");
  writeFileSync(join(folder, "a-file-of-somebody-else"), "keep me");
  await resetDataFolder(folder);
  expect(existsSync(join(folder, "identity-accounts.json"))).toBe(false);
  expect(existsSync(join(folder, "data-version"))).toBe(false);
  expect(readFileSync(join(folder, "a-file-of-somebody-else"), "utf8")).toBe("keep me");
});
