/** The cart as a drawer and as a page. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriersOn } from "./support/accessibility.ts";
import { deleteProduct, setPrice } from "./support/backend.ts";
import { useBrowser, visit, visitHydrated, waitForHydration } from "./support/browser.ts";
import {
  createPromotion,
  deletePromotions,
  deleteShippingOption,
  offerFreeShipping,
  setStock,
  stockProduct,
} from "./support/cart-rules.ts";

useBrowser();

let slug = "";
let title = "";
let otherSlug = "";

beforeAll(async () => {
  title = `Trial bottle, black (CART-${Date.now()})`;
  slug = await stockProduct(title, 12.5, 30);
  otherSlug = await stockProduct(`Other ${title}`, 20, 30);
});
afterAll(async () => {
  await deleteProduct(slug);
  await deleteProduct(otherSlug);
});

async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

async function addToCart(page: Page, name: RegExp = /^Add to cart/): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("link", { name: /^(Cart|Panier|Warenkorb), \d/ }).waitFor();
}

async function filledCart(): Promise<Page> {
  const page = await visitHydrated(`/product/${slug}`);
  await addToCart(page);
  await gotoHydrated(page, "/cart");
  await page.getByText("Shipping and VAT are worked out at checkout.").waitFor();
  return page;
}

const line = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

const subtotal = (page: Page) => page.locator("dl", { hasText: "Subtotal" });

describe("the cart at the side of a page", () => {
  test("shows what was added without taking the focus, and counts with the steps", async () => {
    const page = await visitHydrated(`/product/${slug}`);
    const add = page.getByRole("button", { name: /^Add to cart/ }).first();
    await add.focus();
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: "Cart, 1 item" });
    await link.waitFor();
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);

    await link.click();
    const cart = page.getByRole("dialog", { name: "Cart (1)" });
    await cart.getByRole("button", { name: "One more" }).click();
    await page.getByRole("dialog", { name: "Cart (2)" }).waitFor();
    const whole = page.getByRole("dialog");
    await whole.getByText("Shipping and VAT are worked out at checkout.").waitFor();
    await expect.poll(() => subtotal(page).textContent()).toContain("€25.00");
    expect(await barriersOn(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await whole.waitFor({ state: "detached" });
    const opener = page.getByRole("link", { name: "Cart, 2 items" });
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    await whole.getByRole("link", { name: "View cart" }).click();
    await page.waitForURL("**/cart");
    await whole.waitFor({ state: "detached" });
    await line(page, title).waitFor();
  });

  test.each([
    {
      colorScheme: "light" as const,
      language: "fr",
      add: /^Ajouter au panier/,
      open: "Panier, 1 article",
      name: "Panier (1)",
      order: "Commander",
      remove: /^Retirer/,
      empty: "Votre panier est vide.",
    },
    {
      colorScheme: "dark" as const,
      language: "de",
      add: /^In den Warenkorb/,
      open: "Warenkorb, 1 Artikel",
      name: "Warenkorb (1)",
      order: "Zur Kasse",
      remove: /entfernen$/,
      empty: "Ihr Warenkorb ist leer.",
    },
  ])(
    "fits a narrow phone, in $colorScheme and in longer words ($language)",
    async ({ colorScheme, language, ...words }) => {
      const page = await visitHydrated(`/${language}/product/${slug}`, {
        viewport: "phone",
        colorScheme,
      });
      await addToCart(page, words.add);
      await page.getByRole("link", { name: words.open }).click();
      const cart = page.getByRole("dialog", { name: words.name });
      await cart.getByRole("link", { name: words.order }).waitFor();
      expect(await cart.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      expect(await barriersOn(page)).toEqual([]);
      await cart.getByRole("button", { name: words.remove }).click();
      await page.getByRole("dialog").getByText(words.empty).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  );

  test.each([
    ["/", "/cart"],
    ["/fr", "/fr/cart"],
  ])("is a link to its page without scripts, from %s", async (from, to) => {
    const page = await visit(from, { javaScriptEnabled: false });
    await page.getByRole("link", { name: /^(Cart|Panier), / }).click();
    expect(new URL(page.url()).pathname).toBe(to);
  });
});

describe("the cart page", () => {
  test("says that a price has changed since the line was added, until it was seen", async () => {
    const page = await filledCart();
    await setPrice(slug, 11);
    await page.reload();
    await page.getByText(/Went down: it was €12.50 when you added it/).waitFor();
    await expect.poll(() => subtotal(page).textContent()).toContain("€11.00");
    await setPrice(slug, 12.5);
    await page.reload();
    await page.getByText(/Went up: it was €11.00 when you added it/).waitFor();
    await page.reload();
    await page.getByText("Shipping and VAT are worked out at checkout.").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByText(/Went (up|down)/).count()).toBe(0);
  });

  test("says on the line what there is too few of; the other lines stay", async () => {
    const page = await visitHydrated(`/product/${otherSlug}`);
    await addToCart(page);
    await gotoHydrated(page, `/product/${slug}`);
    for (let units = 0; units < 4; units += 1) await addToCart(page);
    await setStock(slug, 3);
    await gotoHydrated(page, "/cart");
    const short = line(page, title).filter({ hasNotText: `Other ${title}` });
    await short.getByText("Only 3 are left, and you want 4.").waitFor();
    await short.getByRole("button", { name: "Take 3" }).click();
    await page.getByText("Shipping and VAT are worked out at checkout.").waitFor();
    await expect.poll(() => subtotal(page).textContent()).toContain("€57.50");
    await expect.poll(() => page.getByText("are left").count()).toBe(0);
    await setStock(slug, 30);
  });

  test("keeps for later what is put aside, with its price of today, also over a reload", async () => {
    const page = await filledCart();
    await page.getByRole("button", { name: /^Save for later/ }).click();
    await page.getByText("Your cart is empty").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await line(page, title).getByRole("spinbutton").waitFor();
    await page.getByRole("button", { name: /^Save for later/ }).click();
    await page.reload();
    const saved = page.getByRole("region", { name: "Saved for later" });
    await saved.getByText("€12.50").waitFor();
    await saved.getByText("In stock").waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await saved.getByRole("button", { name: /^Move to cart/ }).click();
    await page.getByText("Shipping and VAT are worked out at checkout.").waitFor();
    await expect.poll(() => subtotal(page).textContent()).toContain("€12.50");
  });
});

describe("a promotion code", () => {
  const promotions: string[] = [];
  afterAll(() => deletePromotions(promotions));

  test("takes its part off; one of no use is refused in words, and stays typed", async () => {
    const good = await createPromotion();
    const expired = await createPromotion(-86_400_000);
    promotions.push(good.id, expired.id);
    const page = await filledCart();
    const field = page.getByLabel("Promotion code");
    await field.fill("NOBODYKNOWSIT");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("This code is not one of ours. Please look at how it is spelt.").waitFor();
    await expect.poll(() => field.inputValue()).toBe("NOBODYKNOWSIT");
    await field.fill(expired.code);
    await page.keyboard.press("Enter");
    await page.getByText("This code has expired.").waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await field.fill(good.code);
    await page.keyboard.press("Enter");
    await expect.poll(() => subtotal(page).textContent()).toContain("Discount-€1.25");
    await expect.poll(() => subtotal(page).textContent()).toContain("Total so far€11.25");
    await expect.poll(() => field.inputValue()).toBe("");

    // Medusa forgets a code when the cart is emptied; the client state does not.
    await page.getByRole("button", { name: `Remove ${title}` }).click();
    await page.getByText("Your cart is empty").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => subtotal(page).textContent()).toContain("Discount-€1.25");
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => subtotal(page).textContent()).toContain("Discount-€1.25");
    await page.getByRole("button", { name: `Remove the code ${good.code}` }).click();
    await page.getByText("Shipping and VAT are worked out at checkout.").waitFor();
    await expect.poll(() => subtotal(page).textContent()).not.toContain("Discount");
  });

  test("is refused in French on a French page", async () => {
    const page = await visitHydrated(`/fr/product/${slug}`);
    await addToCart(page, /^Ajouter au panier/);
    await gotoHydrated(page, "/fr/cart");
    await page.getByLabel("Code promotionnel").fill("INCONNU");
    await page.keyboard.press("Enter");
    await page.getByText("Ce code n’est pas l’un des nôtres. Vérifiez son orthographe.").waitFor();
  });
});

test("how far it is to free delivery is shown where the shop has such a rule", async () => {
  const page = await filledCart();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  const optionId = await offerFreeShipping(30);
  try {
    const visitor = await filledCart();
    const bar = visitor.getByRole("progressbar", { name: "On the way to free delivery" });
    await bar.waitFor();
    await expect
      .poll(() => bar.getAttribute("aria-valuetext"))
      .toBe("€17.50 more, and delivery is free.");
    await visitor.getByRole("button", { name: "One more" }).click();
    await visitor.getByRole("button", { name: "One more" }).click();
    await visitor.getByText("Delivery of this order is free.").waitFor();
    expect(await barriersOn(visitor)).toEqual([]);
  } finally {
    await deleteShippingOption(optionId);
  }
});
