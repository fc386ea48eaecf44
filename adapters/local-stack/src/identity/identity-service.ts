/**
 * The identity emulator with the demo accounts, as a container of a demo shop. It starts only in a
 * demo, because an emulator lets everybody sign in as anybody.
 */
import { createDemoAccounts, demoMerchandiser, demoShopper } from "../demo-accounts.ts";
import { identityProjectId } from "../settings.ts";

if (process.env.SHOP_ENVIRONMENT !== "demo") {
  console.error("The identity emulator runs only in a demo shop: set SHOP_ENVIRONMENT=demo.");
  process.exit(1);
}

const [accountsFile = "/data/identity-accounts.json", port = "9099"] = process.argv.slice(2);
const shopUrl = process.env.STOREFRONT_URL || "http://localhost:8000";
const mailFolder = process.env.MAIL_DIR || "/data/mails";
process.argv.splice(2, 2, accountsFile, "0.0.0.0", port, identityProjectId, mailFolder, shopUrl);
await import("./identity-process.ts");
await createDemoAccounts(`http://127.0.0.1:${port}`);
console.log(
  `The identity emulator listens on port ${port}, with the accounts ${demoShopper.email} and ${demoMerchandiser.email}.`,
);
