/** Every URL in each language, and the links between them. */
import type { Listing } from "@chemical-ink/product-api/contract/listing";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { describe, expect, test } from "vitest";
import { allArticles } from "../app/journal/articles.server.ts";
import { barriersOn } from "./support/accessibility.ts";
import { useBrowser, viewports, visit, visitHydrated } from "./support/browser.ts";
import { hardCodedTextsOn, tooWideOn } from "./support/page-texts.ts";

useBrowser();

const prefixes = { en: "", de: "/de", fr: "/fr" };

/** The URLs that are tried in a third language, which is served in the way of the second. */
const few = ["/", "/shop", "/journal/dye-or-pigment", "/contact", "/cart", "/admin/products"];
const of = (language: string, paths: string[]) =>
  language === "de" ? paths.filter((path) => few.includes(path)) : paths;

const forEverybody = [
  "/",
  "/shop",
  "/category/toner",
  "/search?q=epson",
  "/compatibility",
  "/journal",
  "/journal/dye-or-pigment",
  "/about",
  "/contact",
  "/terms",
  "/privacy",
  "/signup",
];
/** Pages hidden from search engines. */
const personal = [
  "/cart",
  "/paymentgateway",
  "/order/order_1",
  "/account",
  "/account/orders/order_1",
  "/forgot-password",
  "/signin",
  "/admin/products",
  "/admin/product/create",
  "/admin/product-update/some-product",
];

/** `/fr` instead of `/fr/`: the home page has no slash after its language. */
const addressOf = (prefix: string, path: string) => (path === "/" ? prefix || "/" : prefix + path);

async function fetched(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(runningShop().storefrontUrl + path);
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/gi, "");
  return { status: response.status, html };
}

describe.each(Object.entries(prefixes))("in %s", (language, prefix) => {
  test.each(of(language, forEverybody))(
    "%s answers in that language, and names itself in each",
    async (path) => {
      const { status, html } = await fetched(addressOf(prefix, path));
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).not.toContain("\0");
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      if (path.startsWith("/search")) return;
      for (const [other, otherPrefix] of Object.entries(prefixes)) {
        const { storefrontUrl } = runningShop();
        const href = storefrontUrl + addressOf(otherPrefix, path);
        expect(html).toContain(`<link rel="alternate" hrefLang="${other}" href="${href}"/>`);
      }
    },
  );

  test.each(of(language, personal))(
    "%s answers, and is kept out of search engines",
    async (path) => {
      const { status, html } = await fetched(addressOf(prefix, path));
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    },
  );

  test.each(["/no-such-page", "/journal/no-such-article", "/product/no-such-product"])(
    "%s is a 404 with one heading",
    async (path) => {
      const { status, html } = await fetched(addressOf(prefix, path));
      expect(status).toBe(404);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );
});

test("the language is changed on the page one is on, with what is filtered", async () => {
  const page = await visit("/shop?brand=Epson");
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
  await page.waitForURL("**/fr/shop?brand=Epson");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
  await page.getByRole("link", { name: "Aller au contenu" }).waitFor({ state: "attached" });
  // Links within the page stay in its language.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.waitForURL("**/fr/contact");
  await page.getByRole("heading", { name: "Écrivez-nous" }).waitFor();
});

test("a visitor downloads the words of one language", async () => {
  const { storefrontUrl } = runningShop();
  const html = await (await fetch(`${storefrontUrl}/de/shop`)).text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const scripts = await Promise.all(
    [...files].map(async (file) => (await fetch(storefrontUrl + file)).text()),
  );
  const words = scripts.join("\n");
  for (const german of ["Druckerfinder", "Auf Lager", "Druckkopf"]) expect(words).toContain(german);
  const others = ["Find by printer", "Par imprimante", "In stock", "En stock", "Print head"];
  expect([...others, "Tête d’impression"].filter((other) => words.includes(other))).toEqual([]);
});

test("on a phone the language is in the menu, and the header makes room while one reads", async () => {
  const page = await visit("/journal/dye-or-pigment", { viewport: "phone" });
  await page.waitForLoadState("networkidle");
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 1_500);
  await expect.poll(async () => (await header.boundingBox())?.y ?? 0).toBeLessThan(-50);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await page
    .getByRole("button", { name: "Menu" })
    .or(page.getByRole("link", { name: "Menu" }))
    .click();
  await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL("**/de/journal/dye-or-pigment");
  await page.getByRole("heading", { name: "Farbstoff oder Pigment?" }).waitFor();
});

/** A product with a picture strip, and what the catalogue and the journal name in English. */
async function catalogue() {
  const { productApiUrl } = runningShop();
  const listing = async (path: string, page: number) => {
    const body = JSON.stringify({ page, itemsPerPage: 100 });
    const headers = { "content-type": "application/json" };
    const response = await fetch(productApiUrl + path, { method: "POST", headers, body });
    return (await response.json()) as Listing;
  };
  const found = await listing("/products/search/T6641", 1);
  const products = await Promise.all([1, 2, 3].map((page) => listing("/products", page)));
  return { slug: found.products[0]?.slug, names: [products, allArticles("en")] };
}

/** Languages with long words, the pseudo-locale `xa`, and one that is read from right to left. */
test.each([
  ["de", "In den Warenkorb"],
  ["xa", "[ÄÄđđ ţöö çääŕţ]"],
  ["ar", "أضف إلى السلة"],
])("pages in %s fit a phone and a desktop", async (language, addToCart) => {
  const { slug, names } = await catalogue();
  const page = await visitHydrated(`/${language}/product/${slug}`);
  await page.getByRole("button", { name: addToCart }).first().click();
  await page.getByRole("banner").locator("a[href$='/cart']").getByText("1").waitFor();
  const problems: string[] = [];
  // Pages of the other kinds have the same parts.
  const mirrored = ["/shop", `/product/${slug}`, "/cart"];
  const paths = ["", "/shop", "/category/ink-bottles", `/product/${slug}`, "/search?q=epson"];
  for (const path of [...paths, "/signin", "/cart", "/paymentgateway"]) {
    await page.goto(`/${language}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const found: string[] = [];
    for (const viewport of [viewports.phone, viewports.desktop]) {
      await page.setViewportSize(viewport);
      found.push(...(await tooWideOn(page)).map((what) => `${viewport.width}: ${what}`));
    }
    if (language === "xa") found.push(...(await hardCodedTextsOn(page, names)));
    if (language === "ar" && mirrored.includes(path)) found.push(...(await barriersOn(page)));
    problems.push(...found.map((what) => `${path}: ${what}`));
  }
  expect(problems).toEqual([]);
});

test("Arabic is mirrored: the logo is on the right, the cart and the next picture on the left", async () => {
  const page = await visitHydrated(`/ar/product/${(await catalogue()).slug}`);
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  const middle = viewports.desktop.width / 2;
  const inHeader = (href: string) => page.getByRole("banner").locator(`a[href='${href}']`).first();
  expect((await inHeader("/ar").boundingBox())?.x).toBeGreaterThan(middle);
  expect((await inHeader("/ar/cart").boundingBox())?.x).toBeLessThan(middle);
  await page.locator("a[href='#picture-1']").focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator("a[href='#picture-2'][aria-current]").waitFor();
});

test.each(["/", "/shop", "/category/toner", "/cart", "/contact"])(
  "%s in Arabic has all its letters, each of several bytes",
  async (path) => {
    expect((await fetched(addressOf("/ar", path))).html).not.toMatch(/[\0\ufffd]/);
  },
);

test("a language in progress is hidden from search engines, and no menu leads to it", async () => {
  const preview = await fetched("/ar/about");
  expect(preview.html).toContain('<html lang="ar" dir="rtl">');
  expect(preview.html).toContain('<meta name="robots" content="noindex"/>');
  expect(preview.html).not.toContain('hrefLang="ar"');
  expect((await fetched("/about")).html).not.toMatch(/\/ar\b|العربية/);
});

test("a theme that was chosen is there before the page is drawn, also on the next visit", async () => {
  const page = await visit("/about", { colorScheme: "light" });
  await page.waitForLoadState("networkidle");
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
  await page.locator("html[data-theme=dark]").waitFor();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.context().route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(await paper()).toBe(dark);
});
