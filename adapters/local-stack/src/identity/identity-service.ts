/**
 * The identity emulator as a container of a demo shop, with the demo accounts in it. Refuses to be
 * anything else: whoever reaches an emulator can be whoever they like.
 */
import { demoShopper, makeDemoAccounts } from "../demo-accounts.ts";
import { identityProjectId } from "../settings.ts";

if (process.env.SHOP_ENVIRONMENT !== "demo") {
  console.error("The identity emulator is for a demo shop: SHOP_ENVIRONMENT is not demo.");
  process.exit(1);
}

const [accountsFile = "/data/identity-accounts.json", port = "9099"] = process.argv.slice(2);
const shopUrl = process.env.STOREFRONT_URL || "http://localhost:8000";
const mailFolder = process.env.MAIL_DIR || "/data/mails";
process.argv.splice(2, 2, accountsFile, "0.0.0.0", port, identityProjectId, mailFolder, shopUrl);
await import("./identity-process.ts");
await makeDemoAccounts(`http://127.0.0.1:${port}`);
console.log(
  `The identity emulator listens on port ${port}, with ${demoShopper.email} and one more.`,
);
