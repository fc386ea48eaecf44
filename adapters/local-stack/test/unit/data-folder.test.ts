import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  checkDataVersion,
  copyDataFolder,
  createDataFolder,
  resetDataFolder,
} from "../../src/data-folder.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "shop-data-"));

test("data of another version is refused with both solutions", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "data-version"), "postgres-17");
  await expect(checkDataVersion(folder)).rejects.toThrow(/postgres-17.*--reset.*SHOP_DATA_DIR=/s);
});

test("a new folder gets the data version and is accepted later", async () => {
  const folder = newFolder();
  await checkDataVersion(folder);
  expect(readFileSync(join(folder, "data-version"), "utf8")).toBe("postgres-18");
  await checkDataVersion(folder);
});

test("a reset deletes the shop's files and no others", async () => {
  const folder = newFolder();
  await checkDataVersion(folder);
  writeFileSync(join(folder, "identity-accounts.json"), "[]");
  writeFileSync(join(folder, "another-file"), "keep me");
  await resetDataFolder(folder);
  expect(existsSync(join(folder, "identity-accounts.json"))).toBe(false);
  expect(existsSync(join(folder, "data-version"))).toBe(false);
  expect(readFileSync(join(folder, "another-file"), "utf8")).toBe("keep me");
});

test("a copy has all files of the shop and none of the old ones", async () => {
  const [from, to] = [newFolder(), newFolder()];
  mkdirSync(join(from, "postgres"), { mode: 0o700 });
  writeFileSync(join(from, "postgres/PG_VERSION"), "18", { mode: 0o600 });
  writeFileSync(join(from, "another-file"), "stays");
  await checkDataVersion(from);
  writeFileSync(join(to, "prepared-by"), "another backend");
  await copyDataFolder(from, to);
  expect(readdirSync(to).sort()).toEqual(["data-version", "postgres"]);
  expect(readFileSync(join(to, "postgres/PG_VERSION"), "utf8")).toBe("18");
  // PostgreSQL requires that only its account can read its files.
  expect(statSync(join(to, "postgres")).mode & 0o777).toBe(0o700);
});

test("other accounts cannot read logs and accounts, including those of an earlier version", async () => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "logs"), { mode: 0o755 });
  writeFileSync(join(folder, "logs/postgres.log"), "a@example.com", { mode: 0o644 });
  writeFileSync(join(folder, "identity-accounts.json"), "[]", { mode: 0o644 });
  await createDataFolder(folder);
  const modeOf = (path: string) => statSync(join(folder, path)).mode & 0o777;
  // As root, PostgreSQL runs under another account, which may enter the folder but not list it.
  expect(modeOf("")).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  expect(["logs", "logs/postgres.log", "identity-accounts.json"].map(modeOf)).toEqual([
    0o700, 0o600, 0o600,
  ]);
});
