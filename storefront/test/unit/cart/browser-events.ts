import { withDesired } from "~/cart/sync/desired-lines.ts";
import type { CartLine } from "~/client-state/cart-lines.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { type Browser, variants } from "./browser.ts";
import type { FakeBackend } from "./fake-backend.ts";

/** One always counts, one needs many units, one does not exist. */
const codes = ["TEN", "BULK", "OLD"];

function lineOf(id: string, quantity: number): CartLine {
  return { ...emptyProduct, _id: id, variantId: id, quantity };
}

/** The actions in a browser, by name; each does what the shop's code does. */
export function browserEvents(
  browser: Browser,
  backend: FakeBackend,
  random: () => number,
  bought: Map<string, number>,
) {
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const changeLine = (change: (quantity: number) => number) => {
    const line = any(browser.lines);
    browser.change(
      browser.lines.map((one) =>
        one === line ? { ...one, quantity: Math.max(1, change(one.quantity)) } : one,
      ),
    );
  };
  return {
    add() {
      const id = any(variants) ?? "black";
      const known = browser.lines.some(({ _id }) => _id === id);
      const units = 1 + Math.floor(random() * 3);
      browser.change(
        known
          ? browser.lines.map((line) =>
              line._id === id ? { ...line, quantity: line.quantity + units } : line,
            )
          : [...browser.lines, lineOf(id, units)],
      );
    },
    increase: () => changeLine((quantity) => quantity + 1),
    decrease: () => changeLine((quantity) => quantity - 1),
    remove() {
      const line = any(browser.lines);
      browser.change(browser.lines.filter((one) => one !== line));
    },
    enterCode: () => browser.changeCodes([...new Set([...browser.codes, any(codes) ?? "TEN"])]),
    removeCode() {
      const code = any(browser.codes);
      browser.changeCodes(browser.codes.filter((other) => other !== code));
    },
    reload() {
      browser.tabs.shift()?.leave();
      browser.open();
    },
    secondTab() {
      if (browser.tabs.length < 2) browser.open();
      else browser.tabs.pop()?.leave();
    },
    offline() {
      browser.online = false;
    },
    online() {
      browser.online = true;
      browser.retryNetwork();
    },
    backendStops() {
      backend.isUp = false;
    },
    backendStarts() {
      backend.isUp = true;
    },
    cartIsLost() {
      if (random() < 0.3 && browser.cartId) backend.carts.delete(browser.cartId);
    },
    signIn() {
      const cart = backend.carts.get(browser.cartId ?? "");
      if (browser.customer || !browser.online || !backend.isUp || !cart || cart.completed) return;
      // As the backend's route does: the other device's cart is emptied into this one.
      browser.customer = "anna";
      cart.owner = "anna";
      const other = backend.carts.get("cart_other");
      const desired = (other?.lines ?? []).map(({ variantId, quantity }) => ({
        productId: variantId,
        variantId,
        quantity,
      }));
      if (other) other.lines = [];
      browser.change(
        withDesired(
          browser.lines,
          desired,
          variants.map((id) => lineOf(id, 1)),
        ),
      );
    },
    signOut() {
      browser.customer = null;
      browser.cartId = null;
      browser.change(browser.lines);
    },
    stockChanges() {
      backend.stock.set("rare", Math.floor(random() * 6));
    },
    order() {
      // Only from a cart with the lines on screen, as the checkout ensures.
      const cart = backend.carts.get(browser.cartId ?? "");
      const matches =
        cart?.lines.length === browser.lines.length &&
        browser.lines.every(({ variantId, quantity }) =>
          cart.lines.some((line) => line.variantId === variantId && line.quantity === quantity),
        );
      if (!cart || !matches) return;
      const ordered = backend.order(cart.id) ?? [];
      for (const { variantId, quantity } of ordered) {
        bought.set(variantId, (bought.get(variantId) ?? 0) + quantity);
      }
    },
  };
}
