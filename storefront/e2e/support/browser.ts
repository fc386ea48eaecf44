import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

/** The narrowest phone, and a small desktop window. */
export const viewports = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
} as const;

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];
const scriptErrors: string[] = [];

/** Starts Chromium for the tests of a file, which fail on script errors of a page. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: runningShop().browser,
      args: [
        // In containers and CI tests often run as root, where Chromium's sandbox does not work.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(scriptErrors.splice(0), "no script error on any page").toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });
}

/** Waits until a page is hydrated: before, its links and forms work as without scripts. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // Scripts start after the first paint; hydrated elements carry React's mark.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main button, main a") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

/** Opens a page of the shop in a new profile, and waits until it is hydrated. */
export async function visitHydrated(...address: Parameters<typeof visit>): Promise<Page> {
  const page = await visit(...address);
  await waitForHydration(page);
  return page;
}

/** Opens a page of the shop in a new profile: empty storage, nobody signed in. */
export async function visit(
  path: string,
  options: {
    viewport?: keyof typeof viewports;
    javaScriptEnabled?: boolean;
    colorScheme?: "light" | "dark";
    /** The language that the browser prefers. */
    locale?: string;
    /** The content of browser storage before the visit. */
    stored?: Record<string, string>;
    /** With service workers, tests cannot mock calls. */
    serviceWorkers?: "allow" | "block";
  } = {},
): Promise<Page> {
  if (!browser) throw new Error("Call useBrowser() at the top of the test file.");
  const context = await browser.newContext({
    baseURL: runningShop().storefrontUrl,
    viewport: viewports[options.viewport ?? "desktop"],
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    colorScheme: options.colorScheme ?? "light",
    reducedMotion: "reduce",
    ...(options.locale && { locale: options.locale }),
    serviceWorkers: options.serviceWorkers ?? "block",
  });
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  const { stored } = options;
  if (stored) {
    await context.addInitScript((entries) => {
      // Only before the first page: later ones keep what the shop has stored.
      if (sessionStorage.getItem("stored-for-test")) return;
      sessionStorage.setItem("stored-for-test", "yes");
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  }
  const page = await context.newPage();
  page.on("pageerror", (error) => scriptErrors.push(`${page.url()}: ${error.message}`));
  await page.goto(path);
  return page;
}
