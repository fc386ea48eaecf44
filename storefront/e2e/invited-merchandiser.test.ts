/**
 * One account opens everything that a merchandiser needs: from the invitation to an order in
 * Medusa.
 */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { backendCall, deleteProduct, merchandiserToken } from "./support/backend.ts";
import { useBrowser, visit } from "./support/browser.ts";
import { followMailLink } from "./support/mail-links.ts";
import { newAddress, password, signIn, signUp } from "./support/people.ts";
import { smallWebm } from "./support/small-files.ts";

useBrowser();

const slugs: string[] = [];
const orders: string[] = [];
afterEach(async () => {
  // A product with a reservation cannot be deleted.
  for (const id of orders.splice(0)) {
    await backendCall(`/admin/orders/${id}/cancel`, {}, await merchandiserToken());
  }
  for (const slug of slugs.splice(0)) await deleteProduct(slug);
});

/** A command, Medusa's dashboard and a dozen pages take long on a busy machine, ms. */
const longestMs = 300_000;
const timeoutMs = 60_000;

/** A guest's order of this product, made by the API. */
async function placedOrder(slug: string): Promise<{ id: string; display_id: number }> {
  const store = (path: string, body?: unknown) => backendCall(`/store/${path}`, body);
  const { regions } = (await store("regions")) as { regions: { id: string }[] };
  const { products } = (await backendCall(
    `/admin/products?handle=${slug}&fields=variants.id`,
    undefined,
    await merchandiserToken(),
  )) as { products: { variants: { id: string }[] }[] };
  const address = { first_name: "Gus", last_name: "Guest", address_1: "1 Quay", city: "Dublin" };
  const shipping_address = { ...address, country_code: "ie", postal_code: "D02 XY45" };
  const { cart } = (await store("carts", {
    region_id: regions[0]?.id,
    email: "guest@example.com",
    shipping_address,
    items: [{ variant_id: products[0]?.variants[0]?.id, quantity: 1 }],
  })) as { cart: { id: string } };
  const { shipping_options } = (await store(`shipping-options?cart_id=${cart.id}`)) as {
    shipping_options: { id: string }[];
  };
  await store(`carts/${cart.id}/shipping-methods`, { option_id: shipping_options[0]?.id });
  const { payment_collection } = (await store("payment-collections", { cart_id: cart.id })) as {
    payment_collection: { id: string };
  };
  await store(`payment-collections/${payment_collection.id}/payment-sessions`, {
    provider_id: "pp_system_default",
  });
  const { order } = (await store(`carts/${cart.id}/complete`, {})) as {
    order: { id: string; display_id: number };
  };
  orders.push(order.id);
  return order;
}

/** Creates a product with a video in the shop's form; gives its slug. */
async function createProduct(page: Page): Promise<string> {
  await page.goto("/admin/product/create");
  await page.getByLabel("Title", { exact: true }).fill(`Filmed ink ${crypto.randomUUID()}`);
  await page.getByLabel("Price in euros, excl. VAT").fill("10");
  await page.getByLabel("Quantity in stock").fill("3");
  await page.getByLabel("Category", { exact: true }).fill("Ink bottles");
  await page
    .getByLabel("Video file")
    .setInputFiles({ name: "clip.webm", mimeType: "video/webm", buffer: smallWebm });
  await page.keyboard.press("Control+s");
  await page.waitForURL(/\/admin\/product-update\//);
  const slug = new URL(page.url()).pathname.replace("/admin/product-update/", "");
  slugs.push(slug);
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await page.locator("video[src$='.webm']").waitFor();
  return slug;
}

async function invite(email: string): Promise<void> {
  const cli = createRequire(import.meta.url).resolve("@medusajs/cli/package.json");
  await promisify(execFile)(
    process.execPath,
    [join(dirname(cli), "cli.js"), "exec", "./src/invite-merchandiser.js", email],
    {
      cwd: resolve(import.meta.dirname, "../../commerce/.medusa/server"),
      env: {
        ...process.env,
        NODE_ENV: "production",
        SHOP_ENVIRONMENT: "demo",
        DATABASE_URL: runningShop().databaseUrl,
      },
    },
  );
}

async function checkLogin(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Chemical Ink Company" }).waitFor();
  await page.getByRole("link", { name: "Sign in at the shop" }).waitFor();
  expect(await page.locator("input").count(), "no form of Medusa's own").toBe(0);
  expect(await page.getByText(/reset/i).count()).toBe(0);
}

test(
  "an invited account enters a product with a video, opens its order in Medusa's admin, and is signed out of both at once",
  async () => {
    const { commerceUrl, storefrontUrl } = runningShop();
    const email = newAddress();
    const inviting = invite(email);
    const page = await visit("/signup");
    page.setDefaultTimeout(timeoutMs);
    await signUp(page, email);
    await followMailLink(page, email, "verify-email");
    await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();

    // Medusa's login page leads to the shop's sign-in, which returns to the wanted page.
    await inviting;
    await page.goto(`${commerceUrl}/app/orders`);
    await checkLogin(page);
    await page.getByRole("link", { name: "Sign in at the shop" }).click();
    await page.waitForURL("**/signin?from=*");
    await signIn(page, { email, password }, "/app/orders");
    await page.getByRole("heading", { name: "Orders" }).first().waitFor();

    // One session creates a product in the shop and opens a guest's order of it in Medusa.
    await page.goto(storefrontUrl);
    const order = await placedOrder(await createProduct(page));
    await page.goto(`${commerceUrl}/app/orders/${order.id}`);
    await page.getByRole("heading", { name: `#${order.display_id}` }).waitFor();
    await page
      .getByText(/^Filmed ink/)
      .first()
      .waitFor();

    // Signing out in the admin signs out at the shop.
    await page.getByRole("button", { name: email }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL(`${storefrontUrl}/signin?from=%2Fadmin%2Fmedusa`);

    // Sign-in at the shop shows the merchandiser's links and opens the admin; sign-out there closes
    // it.
    await page.goto("/account");
    await page.waitForURL("**/signin?from=%2Faccount");
    await signIn(page, { email, password }, "/account");
    await page.getByRole("banner").getByRole("link", { name: "Product table" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Medusa admin" }).waitFor();
    await page.goto(`${commerceUrl}/app/orders`);
    await page.getByRole("heading", { name: "Orders" }).first().waitFor();
    await page.goto(`${storefrontUrl}/account`);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto(`${commerceUrl}/app/orders`);
    await checkLogin(page);
  },
  longestMs,
);

test("the way to the admin opens nothing but the admin, whatever it is asked for", async () => {
  const { commerceUrl, storefrontUrl, accounts } = runningShop();
  const asked = await fetch(`${commerceUrl}/sign-in?to=//elsewhere.example/`, {
    redirect: "manual",
  });
  expect(new URL(asked.headers.get("location") ?? "").origin).toBe(storefrontUrl);
  const page = await visit("/admin/medusa?to=//elsewhere.example/app");
  page.setDefaultTimeout(timeoutMs);
  await page.waitForURL("**/signin?from=*");
  await page.getByLabel("Work Email").fill(accounts.merchandiser.email);
  await page.getByLabel("Password", { exact: true }).fill(accounts.merchandiser.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const isAdmin = (url: URL) => url.origin === commerceUrl && url.pathname.startsWith("/app");
  await page.waitForURL(isAdmin, { waitUntil: "commit" });

  // A link from another site signs nobody out: the person is asked.
  await page.goto(`${storefrontUrl}/signout`);
  await page.getByText(accounts.merchandiser.email).waitFor();
  // Medusa's pages for a password of its own lead to the shop's sign-in.
  for (const path of ["/app/invite?token=any", "/app/reset-password"]) {
    await page.goto(commerceUrl + path);
    await page.getByRole("link", { name: "Sign in at the shop" }).waitFor();
    expect(await page.locator("input").count(), path).toBe(0);
  }
});
