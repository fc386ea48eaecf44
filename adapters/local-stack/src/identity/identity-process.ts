/**
 * Runs Firebase's Auth emulator until the parent process ends, saves its accounts in a file, and writes
 * its email messages into a folder.
 * Arguments: accounts file, host, port, project id, message folder, the shop's public URL.
 *
 * The emulator is imported from inside firebase-tools, because its command line takes three times as
 * long to start. The imports are not public, so package.json pins the version.
 */
import { createRequire } from "node:module";
import { reportReady, runUntilStopped } from "../supervised-process.ts";
import { AccountsFile } from "./identity-accounts.ts";
import { IdentityMails } from "./identity-mails.ts";

const [accountsPath, host, portText, projectId, mailFolder, shopUrl] = process.argv.slice(2);
if (!accountsPath || !host || !portText || !projectId || !mailFolder || !shopUrl) {
  throw new Error(
    "Usage: identity-process <accounts file> <host> <port> <project id> <message folder> <shop URL>",
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

/** Routes that the shop never calls: compiling them takes seconds. */
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
accounts.startSaving();
const mails = new IdentityMails(mailFolder, emulatorUrl, projectId, shopUrl);
mails.startPolling();
reportReady();
runUntilStopped(async () => {
  await accounts.stop();
  await mails.stop();
  await emulator.stop();
});
