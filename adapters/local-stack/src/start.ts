import { join } from "node:path";
import { demoMerchandiser, demoShopper } from "./demo-accounts.ts";
import type { Mode } from "./mode.ts";
import { terminalProgress } from "./progress.ts";
import { type Settings, shopUrls } from "./settings.ts";
import { LocalShop } from "./shop.ts";

/** Runs a shop until Ctrl-C, or until one of its services exits. */
export async function start(settings: Settings, mode: Mode, reset: boolean): Promise<void> {
  const startedMs = performance.now();
  console.log("\nChemical Ink Company: starting the shop\n");

  let interrupted = false;
  let starting: LocalShop | undefined;
  const shutDown = async () => {
    if (interrupted) return;
    interrupted = true;
    console.log("\nStopping the shop …");
    await starting?.stop();
    console.log("The shop is stopped. Its data stays for the next start.");
    process.exit(0);
  };
  process.on("SIGINT", shutDown);
  process.on("SIGTERM", shutDown);

  let shop: LocalShop;
  try {
    shop = await LocalShop.start(settings, mode, terminalProgress, {
      reset,
      onStarting: (startingShop) => {
        starting = startingShop;
      },
    });
  } catch (error) {
    // Ctrl-C makes the starting services fail; these errors are expected.
    if (interrupted) return new Promise(() => {});
    throw error;
  }
  shop.onUnexpectedExit(async (service) => {
    if (interrupted) return;
    interrupted = true;
    const { name, logFile } = service.definition;
    console.error(`\nThe ${name} stopped unexpectedly; see ${logFile}. Stopping the shop …`);
    await shop.stop();
    process.exit(1);
  });
  printWelcome(settings, (performance.now() - startedMs) / 1000);
}

function printWelcome({ ports, dataDir }: Settings, seconds: number): void {
  const urls = shopUrls(ports);
  console.log(`
The shop is running (started in ${seconds.toFixed(0)} s).

  Shop            ${urls.storefront}
  Product table   ${urls.storefront}/admin/products
  Medusa admin    ${urls.commerce}/app
  Product API     ${urls.productApi}/docs

  Shopper         ${demoShopper.email}  ${demoShopper.password}
  Merchandiser    ${demoMerchandiser.email}  ${demoMerchandiser.password}

  Data and logs   ${dataDir}   (npm start -- --reset deletes them)
  Emails          ${join(dataDir, "mails")}
  Ctrl-C stops the shop.
`);
}
