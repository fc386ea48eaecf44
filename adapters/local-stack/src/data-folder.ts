import { execFile } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { access, chmod, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { CannotStartError } from "./local-shop-lock.ts";
import { postgresAccount } from "./postgres/postgres-account.ts";
import { keepPrivate } from "./private-files.ts";

/**
 * Changed when this version cannot read the data of earlier versions: another PostgreSQL major
 * version, or another layout of the folder.
 */
const dataVersion = "postgres-18";

/** As root, PostgreSQL runs under another account, which needs access to its own folder in this one. */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700;

const versionAdvice =
  "To delete the data and start an empty shop: npm start -- --reset\nTo keep the data: SHOP_DATA_DIR=.local-new npm start";

/** Personal data outside of the database and of the backend's own folders. */
const personalPaths = ["logs", "identity-accounts.json"];

/**
 * Creates the data folder and checks that PostgreSQL's account can use it. Makes personal data readable
 * for this account alone, including files of an earlier version.
 *
 * @throws CannotStartError
 */
export async function createDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: folderMode });
  await access(dataDir, constants.W_OK).catch(() => {
    throw new CannotStartError(
      `The data folder ${dataDir} is not writable. Choose another folder: SHOP_DATA_DIR=/some/folder npm start`,
    );
  });
  await chmod(dataDir, folderMode);
  for (const name of personalPaths) await keepPrivate(join(dataDir, name));
  const postgres = postgresAccount(dataDir);
  if ("blockedBy" in postgres) {
    throw new CannotStartError(
      `PostgreSQL refuses to run as root, and other accounts cannot read ${postgres.blockedBy}.\n` +
        "Run the shop as a normal user, or move the project to a folder that other accounts can read, such as /opt.",
    );
  }
}

/**
 * Checks that this version of the shop can use the existing data.
 *
 * @throws CannotStartError
 */
export async function checkDataVersion(dataDir: string): Promise<void> {
  const versionFile = join(dataDir, "data-version");
  const found = await readFile(versionFile, "utf8").catch(() => undefined);
  if (found === undefined) {
    await writeFile(versionFile, dataVersion);
  } else if (found !== dataVersion) {
    throw new CannotStartError(
      `The data in ${dataDir} is from another version of the shop (${found}; this version needs ${dataVersion}).\n${versionAdvice}`,
    );
  }
}

/** The files and folders that a shop creates in its data folder. */
const shopFiles = [
  "postgres",
  "postgres.unfinished",
  "files",
  "files-private",
  "mails",
  "logs",
  "identity-accounts.json",
  "prepared-by",
  "publishable-key",
  "data-version",
];

/** Deletes the shop's data. Other files in the folder stay. */
export async function resetDataFolder(dataDir: string): Promise<void> {
  for (const name of shopFiles) await rm(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Replaces the data of a folder with a copy of another one, whose shop is stopped. The URLs of uploaded
 * files stay those of the other shop.
 */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await createDataFolder(to);
  await resetDataFolder(to);
  for (const name of shopFiles.map((each) => join(from, each)).filter(existsSync)) {
    // `cp -a` keeps the owner of the database's files; Node's cp() does not.
    if (process.platform === "win32") await cp(name, join(to, basename(name)), { recursive: true });
    else await promisify(execFile)("cp", ["-a", name, to]);
  }
}
