import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** The most JavaScript that a first visit to a page may load, bytes of gzip. */
export const mostScript = 130_000;

/** The JavaScript that a first visit to a page loads until the network is idle, bytes of gzip. */
export async function scriptWeight(page: Page, address: string): Promise<number> {
  const weights: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    weights.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}
