/**
 * Runs Firebase's own Auth emulator for as long as the process that started this one lives,
 * keeps its accounts in a file, and writes its mails into a folder.
 * Arguments: accounts file, host, port, project id, folder of mails, the shop's public address.
 *
 * The emulator is imported from inside firebase-tools because its command line takes three times
 * as long to start; the imports are not public, so the version is pinned in package.json.
 */
import { createRequire } from "node:module";
import { reportReady, runUntilToldToStop } from "../supervised-process.ts";
import { AccountsFile } from "./identity-accounts.ts";
import { IdentityMails } from "./identity-mails.ts";

const [accountsPath, host, portText, projectId, mailFolder, shopUrl] = process.argv.slice(2);
if (!accountsPath || !host || !portText || !projectId || !mailFolder || !shopUrl) {
  throw new Error(
    "Usage: identity-process <accounts file> <host> <port> <project id> <mails> <shop's address>",
  );
}

interface AuthEmulator {
  start(): Promise<void>;
  stop(): Promise<void>;
}
interface AuthEmulatorModule {
  AuthEmulator: new (options: {
    projectId: string;
    host: string;
    port: number;
    singleProjectMode: number;
  }) => AuthEmulator;
  SingleProjectMode: { ERROR: number };
}

const require = createRequire(import.meta.url);

/** Routes the shop never calls cost seconds to compile: tenants, other providers, telephones. */
const unusedRoutes = /tenants|Saml|Idp|oauth|mfa|passkey|PhoneNumber|GameCenter|verificationCode/i;
const { default: apiSpec } = require("firebase-tools/lib/emulator/auth/apiSpec") as {
  default: { paths: Record<string, unknown> };
};
for (const path of Object.keys(apiSpec.paths)) {
  if (unusedRoutes.test(path)) delete apiSpec.paths[path];
}

const { AuthEmulator, SingleProjectMode } =
  require("firebase-tools/lib/emulator/auth") as AuthEmulatorModule;
const emulator = new AuthEmulator({
  projectId,
  host,
  port: Number(portText),
  singleProjectMode: SingleProjectMode.ERROR,
});
await emulator.start();

const emulatorUrl = `http://${host}:${portText}`;
const accounts = new AccountsFile(accountsPath, emulatorUrl, projectId);
await accounts.load();
accounts.keepUpToDate();
const mails = new IdentityMails(mailFolder, emulatorUrl, projectId, shopUrl);
mails.keepUpToDate();
reportReady();
runUntilToldToStop(async () => {
  await accounts.stop();
  await mails.stop();
  await emulator.stop();
});
