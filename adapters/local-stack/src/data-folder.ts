import { execFile } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { access, chmod, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { CannotStartError } from "./local-shop-lock.ts";
import { postgresAccount } from "./postgres/postgres-account.ts";
import { keepPrivate } from "./private-files.ts";

/**
 * Raised when data of an earlier version cannot be used any more:
 * another PostgreSQL major version, or another layout of the folder.
 */
const dataVersion = "postgres-18";

/** For root PostgreSQL runs under another account, which has to pass through the folder to its own. */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700;

const startAfresh =
  "To go on with an empty shop: npm start -- --reset\nTo keep the old one: SHOP_DATA_DIR=.local-new npm start";

/** What there is of people, beside what the database and the backend keep for themselves. */
const personal = ["logs", "identity-accounts.json"];

/**
 * Makes the data folder and checks that it can be used by everyone who has to. What is in it of
 * people is readable by this account alone, also what an earlier version has left.
 *
 * @throws CannotStartError
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: folderMode });
  await access(dataDir, constants.W_OK).catch(() => {
    throw new CannotStartError(
      `The data folder ${dataDir} cannot be written to. Choose another one: SHOP_DATA_DIR=/some/folder npm start`,
    );
  });
  await chmod(dataDir, folderMode);
  for (const name of personal) await keepPrivate(join(dataDir, name));
  const postgres = postgresAccount(dataDir);
  if ("barredBy" in postgres) {
    throw new CannotStartError(
      `This is the root account, PostgreSQL refuses to run as root, and other accounts cannot read ${postgres.barredBy}.\n` +
        "Run the shop as an ordinary user, or move the project to a folder that others can read, such as /opt.",
    );
  }
}

/**
 * Checks that this version of the shop can use the data that is there.
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
      `The data in ${dataDir} was made by another version of the shop (${found}; this one needs ${dataVersion}).\n${startAfresh}`,
    );
  }
}

/** What a shop puts into its data folder. */
const ours = [
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

/** Empties the data folder. Only what a shop puts there is removed. */
export async function resetDataFolder(dataDir: string): Promise<void> {
  for (const name of ours) await rm(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Gives a data folder what is in another one, whose shop is closed, instead of what it had.
 *
 * Addresses of files that were uploaded stay those of the other shop.
 */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await makeDataFolder(to);
  await resetDataFolder(to);
  for (const name of ours.map((each) => join(from, each)).filter(existsSync)) {
    // The database's files stay its account's, which Node's own copying would not see to.
    if (process.platform === "win32") await cp(name, join(to, basename(name)), { recursive: true });
    else await promisify(execFile)("cp", ["-a", name, to]);
  }
}
