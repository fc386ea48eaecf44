import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { signInToAdmin } from "../support/admin-session";
import { adminToken, call, newAddress, onlyHit } from "../support/backend";

const { commerceUrl, browser: program } = inject("shop");

/** The catalogue index follows a change within this time, milliseconds. */
const soon = { timeout: 15_000, interval: 100 };

const rows = [
  { label: "Capacity", value: 70, unit: "ml" },
  { label: "Refillable", value: false },
];

/** Medusa's pages and the shop's, except those of the tests below. */
const mainPages = [
  "/app/orders",
  "/app/products",
  "/app/customers",
  "/app/settings/store",
  "/app/settings/tax-regions",
  "/app/catalogue/health",
  "/app/catalogue/import",
  "/app/catalogue/product-of-the-year",
];

let browser: Browser;
let page: Page;
let token: string;
const troubles: string[] = [];
/** What the content security policy has blocked. */
const forbidden: string[] = [];

beforeAll(async () => {
  token = await adminToken();
  browser = await chromium.launch({
    executablePath: program,
    args: [
      // Chromium's sandbox does not work as root, as in containers and CI.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
    ],
  });
  page = await browser.newPage({ baseURL: commerceUrl, reducedMotion: "reduce" });
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    // The pictures of a copied shop have the URLs of the shop it was copied from.
    if (/content security policy/i.test(text) && !/the image '[^']*\/static\//.test(text)) {
      forbidden.push(`${page.url()}: ${text}`);
    }
  });
  await page.goto("/app/login", { waitUntil: "networkidle" });
  await signInToAdmin(page);
});

afterAll(async () => {
  await browser?.close();
  expect(troubles, "no script error on any page").toEqual([]);
  expect(forbidden, "nothing that the policy forbids on any page").toEqual([]);
});

describe("a merchandiser in Medusa's admin", () => {
  it("adds a row to a product's sheet, moves it by keyboard, and shoppers see it there", async () => {
    const { body } = await call<{ product: { id: string; handle: string } }>(
      "/admin/catalogue/products",
      {
        token,
        body: {
          title: `Sheet test ${crypto.randomUUID()}`,
          price: 5,
          stock: 1,
          category: "Ink bottles",
          rows,
        },
      },
    );
    const { id, handle } = body.product;
    try {
      await page.goto(`/app/products/${id}`);
      await page.getByRole("button", { name: "Edit sheet" }).click();
      await page.getByRole("button", { name: "Add row" }).click();
      await page.getByLabel("Label of row 3").fill("Shelf life");
      await page.getByLabel("Value of row 3").fill("24 months");
      await moveUp("Move row 3, Shelf life", "place 2 of 3", "place 1 of 3");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });

      await page.reload();
      const labels = page.getByRole("rowheader", { name: /Shelf life|Capacity|Refillable/ });
      await labels.first().waitFor();
      expect(await labels.allTextContents()).toEqual(["Shelf life", "Capacity", "Refillable"]);
      await vi.waitFor(async () => {
        const { fiche_tech_json } = await onlyHit({ handle });
        expect(JSON.parse(fiche_tech_json)).toMatchObject([
          { label: "Shelf life", value: "24 months" },
          { label: "Capacity", value: "70 ml" },
          { label: "Refillable", value: "No" },
        ]);
      }, soon);
    } finally {
      await call(`/admin/catalogue/products/${id}`, { token, method: "DELETE" });
    }
  });

  it("finds a contact message, reads it whole and marks it as answered", async () => {
    const subject = `A leaking cartridge ${crypto.randomUUID()}`;
    const sent = await call("/store/contact-messages", {
      body: { name: "Sam", email: newAddress(), subject, message: "It <b>leaks</b>.\nWhat now?" },
    });
    expect(sent.status).toBeLessThan(300);

    await page.goto(`/app/contact-messages?q=${encodeURIComponent(subject)}`);
    await page.getByRole("button", { name: subject }).press("Enter");
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByText("It <b>leaks</b>.").textContent()).toContain("\nWhat now?");
    await dialog.getByRole("button", { name: "Mark as answered" }).click();
    await dialog.getByRole("button", { name: "Mark as new" }).waitFor();

    const { body } = await call<{ contact_messages: { status: string }[] }>(
      `/admin/contact-messages?q=${encodeURIComponent(subject)}`,
      { token },
    );
    expect(body.contact_messages).toMatchObject([{ status: "answered" }]);
  });

  it.each(mainPages)("opens %s", async (path) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("heading").first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it("is on pages that run their own scripts alone, in nobody's frame", async () => {
    const { headers } = await fetch(`${commerceUrl}/app/orders`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|\*/);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-powered-by")).toBeNull();
  });

  it("shows nobody what the admin's scripts are made of", async () => {
    const html = await (await fetch(`${commerceUrl}/app`)).text();
    const [script = ""] = /\/app\/assets\/[^"]+\.js/.exec(html) ?? [];
    const answer = await fetch(commerceUrl + script);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(await answer.text()).not.toMatch(/\/\/# sourceMappingURL/);
    expect((await fetch(`${commerceUrl}${script}.map`)).status).toBe(404);
  });

  it("writes from the shop's own pages alone, where a session speaks for the merchandiser", async () => {
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const write = (headers: Record<string, string>) =>
      call("/admin/catalogue/products/none", { method: "DELETE", cookie, headers });
    expect(await write({ origin: "https://evil.example" })).toMatchObject({
      status: 403,
      body: { code: "foreign_origin" },
    });
    expect((await write({})).status).not.toBe(403);
    expect((await write({ origin: commerceUrl })).status).not.toBe(403);
    const end = { method: "DELETE", cookie, headers: { referer: "https://evil.example/" } };
    expect((await call("/auth/session", end)).status).toBe(403);
  });

  it("opens the pages that plugins add, which share the dashboard's router", async () => {
    await page.goto("/app/draft-orders");
    await page.getByRole("heading", { name: "Draft Orders" }).waitFor();
  });
});

/** Moves a row up by keyboard, and waits for the announcement of each step. */
async function moveUp(handle: string, ...places: string[]): Promise<void> {
  const said = page.locator("[id^=DndLiveRegion]");
  await page.getByRole("button", { name: handle }).press("Space");
  await said.filter({ hasText: "Picked up" }).waitFor({ state: "attached" });
  for (const place of places) {
    await page.keyboard.press("ArrowUp");
    await said.filter({ hasText: place }).waitFor({ state: "attached" });
  }
  await page.keyboard.press("Space");
  await said.filter({ hasText: "was put down" }).waitFor({ state: "attached" });
}
