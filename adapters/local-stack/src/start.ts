import { join } from "node:path";
import { demoMerchandiser, demoShopper } from "./demo-accounts.ts";
import type { Mode } from "./mode.ts";
import { terminalProgress } from "./progress.ts";
import { type Settings, shopUrls } from "./settings.ts";
import { LocalShop } from "./shop.ts";

/** Runs a shop until Ctrl-C, or until one of its parts ends. */
export async function start(settings: Settings, mode: Mode, reset: boolean): Promise<void> {
  const begun = performance.now();
  console.log("\nChemical Ink Company: opening the shop\n");

  let interrupted = false;
  let starting: LocalShop | undefined;
  const leave = async () => {
    if (interrupted) return;
    interrupted = true;
    console.log("\nClosing the shop …");
    await starting?.stop();
    console.log("Closed. Everything is kept for the next start.");
    process.exit(0);
  };
  process.on("SIGINT", leave);
  process.on("SIGTERM", leave);

  let shop: LocalShop;
  try {
    shop = await LocalShop.start(settings, mode, terminalProgress, {
      reset,
      onStarting: (unopened) => {
        starting = unopened;
      },
    });
  } catch (error) {
    // Ctrl-C makes the parts fail that were just starting; that is no news.
    if (interrupted) return new Promise(() => {});
    throw error;
  }
  shop.onUnexpectedExit(async (service) => {
    if (interrupted) return;
    interrupted = true;
    const { name, logFile } = service.definition;
    console.error(`\nThe ${name} stopped by itself; ${logFile} says why. Closing the shop …`);
    await shop.stop();
    process.exit(1);
  });
  printWelcome(settings, (performance.now() - begun) / 1000);
}

function printWelcome({ ports, dataDir }: Settings, seconds: number): void {
  const urls = shopUrls(ports);
  console.log(`
The shop is open (after ${seconds.toFixed(0)} s).

  Shop            ${urls.storefront}
  Products desk   ${urls.storefront}/admin/products
  Medusa admin    ${urls.commerce}/app
  Product API     ${urls.productApi}/docs

  Shopper         ${demoShopper.email}  ${demoShopper.password}
  Merchandiser    ${demoMerchandiser.email}  ${demoMerchandiser.password}

  Data and logs   ${dataDir}   (npm start -- --reset begins anew)
  Mails           ${join(dataDir, "mails")}
  Ctrl-C closes the shop.
`);
}
