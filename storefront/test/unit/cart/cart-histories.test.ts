import { expect, test } from "vitest";
import { appliedCodes } from "~/cart/cart-codes.ts";
import { seededRandom } from "../../fixtures/seeded-random.ts";
import { Browser, quantityOf, variants } from "./browser.ts";
import { browserEvents } from "./browser-events.ts";
import { FakeBackend, ticks } from "./fake-backend.ts";

const histories = 200;

test.each(Array.from({ length: histories }, (_, seed) => seed))(
  "history %i ends with screen, storage and backend agreeing",
  async (seed) => {
    const random = seededRandom(seed);
    const backend = new FakeBackend(random);
    backend.stock.set("rare", 3);
    backend.carts.set("cart_other", {
      id: "cart_other",
      owner: "anna",
      lines: [{ id: "line_other", variantId: "magenta", quantity: 4 }],
      completed: false,
    });
    const browser = new Browser(backend);
    const bought = new Map<string, number>();
    const happen = browserEvents(browser, backend, random, bought);
    const names = Object.keys(happen) as (keyof typeof happen)[];
    const told: string[] = [];
    // In every second history only an order ends a cart, so that its sums can be checked.
    const usual = names.filter(
      (name) => seed % 2 === 0 || !["signOut", "cartIsLost"].includes(name),
    );
    for (let step = 0; step < 40; step += 1) {
      // Frequent actions are chosen more often.
      const name = random() < 0.45 ? "add" : (usual[Math.floor(random() * usual.length)] ?? "add");
      told.push(name);
      happen[name]();
      await ticks(random() * 25);
    }
    happen.online();
    happen.backendStarts();
    for (const tab of browser.tabs) tab.queue.retry();
    await browser.settled();

    const cart = backend.carts.get(browser.cartId ?? "");
    const inBackend = new Map(cart?.lines.map(({ variantId, quantity }) => [variantId, quantity]));
    for (const { state } of browser.tabs) {
      expect(state.problem, told.join()).toBeNull();
      for (const { variantId, quantity } of browser.lines) {
        if (quantity > backend.left(variantId) && inBackend.get(variantId) !== quantity) {
          // A line that cannot be fulfilled is reported with its stock.
          expect(state.refusals, told.join()).toHaveProperty(variantId);
          expect(state.shortages[variantId]?.available, told.join()).toBe(backend.left(variantId));
        } else {
          expect(inBackend.get(variantId), `${variantId} of ${told.join()}`).toBe(quantity);
        }
      }
      expect(inBackend.size, told.join()).toBeLessThanOrEqual(browser.lines.length);
      expect(cart?.lines.length ?? 0, told.join()).toBe(inBackend.size);
      const shown = state.cart?.items?.map(({ variant_id, quantity }) => [variant_id, quantity]);
      expect(shown ?? [], told.join()).toEqual([...inBackend]);
      if (browser.lines.length > 0) expect(state.cart?.id).toBe(browser.cartId);
    }
    // Unknown codes are dropped; of the others, those that count are on the cart.
    const units = (cart?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    if (browser.lines.length > 0) {
      const holding = browser.codes.filter((code) => units >= (code === "BULK" ? 6 : 1));
      expect([...(cart?.codes ?? [])].sort(), told.join()).toEqual(holding.sort());
      expect(browser.codes, told.join()).not.toContain("OLD");
      for (const { state } of browser.tabs) {
        expect(appliedCodes(state.cart).sort(), told.join()).toEqual(holding.sort());
      }
    }
    expect(backend.overlaps, told.join()).toEqual([]);
    for (const id of variants) {
      const taken = browser.taken.get(id);
      if (taken === null) continue;
      // No line is lost, and ordered units are not in the cart again.
      const left = (browser.wanted.get(id) ?? 0) - (bought.get(id) ?? 0);
      const isForgotten = told.includes("signOut") || told.includes("cartIsLost");
      if (!isForgotten) expect(quantityOf(browser.lines, id), told.join()).toBe(left);
      else expect(quantityOf(browser.lines, id), told.join()).toBeGreaterThanOrEqual(left);
    }
  },
);
