/** Goods, categories, filters and texts in the language of the page. */
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { describe, expect, test } from "vitest";
import { addresses } from "./support/addresses.ts";
import { useBrowser, visit, visitHydrated, waitForHydration } from "./support/browser.ts";
import { foreignSentences } from "./support/foreign-sentences.ts";

useBrowser();

const slug = "epson-103-ink-bottle-black-65-ml-t00s1";

/** All products with `CRAWL=all`. */
const everyNthProduct = process.env.CRAWL === "all" ? 1 : 20;

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

describe.each([
  {
    prefix: "/fr",
    title: /Bouteille d’encre Epson 103/,
    category: "Bouteilles d’encre",
    colour: "Noir",
    label: "Couleur",
    typed: "bouteil",
    suggested: /Bouteille d’encre (Epson|Canon|HP|Brother)/,
  },
  {
    prefix: "/de",
    title: /Epson 103 Tintenflasche/,
    category: "Tintenflaschen",
    colour: "Schwarz",
    label: "Farbe",
    typed: "tintenfl",
    suggested: /(Epson|Canon|HP|Brother) .+Tintenflasche/,
  },
])("under $prefix", ({ prefix, title, category, colour, label, typed, suggested }) => {
  test("a product has its title, its categories and its sheet in that language", async () => {
    const page = await visit(`${prefix}/product/${slug}`, { javaScriptEnabled: false });
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("navigation").getByRole("link", { name: category }).first().waitFor();
    const row = page.getByRole("row", { name: new RegExp(`^${label}\\b`) });
    expect(await row.textContent()).toContain(colour);
  });

  test("the filters speak it, and URLs have the values of every language", async () => {
    const page = await visitHydrated(`${prefix}/shop`);
    await page.getByRole("checkbox", { name: colour }).first().check();
    await page.waitForURL(/color=Black/);
    await page.locator("[data-chip]").getByText(colour).waitFor();
  });

  test("suggestions are the goods and the categories of that language", async () => {
    const page = await visitHydrated(`${prefix}/shop`);
    const box = page.locator("header input[name=q]").first();
    await box.focus();
    await page.keyboard.type(typed);
    const options = page.getByRole("listbox").getByRole("option");
    await options.filter({ hasText: category }).first().waitFor();
    await options.filter({ hasText: suggested }).first().waitFor();
  });

  test("no page has a sentence in another language", async () => {
    const { storefrontUrl } = runningShop();
    const start = storefrontUrl + prefix;
    const listed = async (part: string) =>
      [...(await textOf(`${storefrontUrl}/sitemaps/${part}.xml`)).matchAll(/<loc>([^<]+)/g)]
        .map(([, address = ""]) => address)
        .filter((address) => address.startsWith(start));
    const products = (await listed("products-1")).filter((_, at) => at % everyNthProduct === 0);
    expect(products.length).toBeGreaterThan(8);
    const own = addresses
      .filter((path) => !path.startsWith("/fr"))
      .map((path) => start + path.replace(":slug", slug));
    const found: string[] = [];
    for (const address of new Set([...(await listed("pages")), ...products, ...own])) {
      const sentences = foreignSentences(await textOf(address));
      found.push(...sentences.map((sentence) => `${address}: ${sentence}`));
    }
    expect(found).toEqual([]);
  });
});

test("a first visit is offered the browser's language, once, and is led nowhere by itself", async () => {
  const page = await visitHydrated("/shop?color=Black", { locale: "fr-CA" });
  const offer = page.getByRole("link", { name: "Voir la boutique en français" });
  expect(await offer.getAttribute("href")).toBe("/fr/shop?color=Black");
  await offer.click();
  await page.waitForURL(/\/fr\/shop\?color=Black$/);
  await page.goto("/");
  await waitForHydration(page);
  expect(await offer.count()).toBe(0);
});
