import { expect, test } from "vitest";
import { appliedCodes } from "~/cart/cart-codes.ts";
import type { WishBook } from "~/cart/cart-gateway.ts";
import { type CartQueueState, createCartQueue, untouchedCart } from "~/cart/cart-queue.ts";
import { withoutOrdered } from "~/cart/ordered-lines.ts";
import { withWished } from "~/cart/wished-lines.ts";
import type { CartLine } from "~/client-state/cart-slice.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { FakeEngine, ticks } from "./fake-engine.ts";

const histories = 200;
/** One holds always, one with many units, one is none of the shop's. */
const codes = ["TEN", "BULK", "OLD"];
const variants = ["black", "cyan", "magenta", "yellow", "rare"];

/** The same numbers for the same seed (mulberry32, public domain). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A browser: what its tabs share, and the tabs that are open. */
class Browser {
  lines: CartLine[] = [];
  cartId: string | null = null;
  codes: string[] = [];
  customer: string | null = null;
  online = true;
  tabs: Tab[] = [];
  /** How many of each the shopper has put in, less what was taken out. */
  readonly wanted = new Map<string, number>();
  /** What was ordered and taken off the cart; null where nobody can tell any more. */
  readonly taken = new Map<string, number | null>();
  readonly #engine: FakeEngine;
  #turn: Promise<unknown> = Promise.resolve();
  #lastTab: Tab | null = null;
  #networkWaits: (() => void)[] = [];

  constructor(engine: FakeEngine) {
    this.#engine = engine;
    this.open();
  }

  open(): void {
    this.tabs.push(new Tab(this, this.#engine));
  }

  /** One turn after another; a turn ends with its tab, and a tab that is gone takes none. */
  takeTurn<Result>(tab: Tab, work: (continues: boolean) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#turn = this.#turn.then(() => {
        if (tab.isGone) return;
        const continues = this.#lastTab === tab;
        this.#lastTab = tab;
        return Promise.race([work(continues).then(resolve, reject), tab.gone]);
      });
    });
  }

  change(lines: CartLine[]): void {
    for (const id of variants) {
      const more = quantityOf(lines, id) - quantityOf(this.lines, id);
      this.wanted.set(id, (this.wanted.get(id) ?? 0) + more);
    }
    this.lines = lines;
    for (const tab of this.tabs) tab.queue.sync();
  }

  changeCodes(codes: string[]): void {
    this.codes = codes;
    for (const tab of this.tabs) tab.queue.sync();
  }

  waitForNetwork(): Promise<void> {
    return new Promise((resolve) => this.#networkWaits.push(resolve));
  }

  retryNetwork(): void {
    for (const resolve of this.#networkWaits.splice(0)) resolve();
  }

  async settled(): Promise<void> {
    for (let round = 0; round < 400; round += 1) {
      await ticks(20);
      this.retryNetwork();
      if (this.tabs.every(({ state }) => state.status === "idle")) return;
    }
    throw new Error("It does not settle.");
  }
}

class Tab {
  state: CartQueueState = untouchedCart;
  isGone = false;
  leave: () => void = () => {};
  readonly gone: Promise<void>;
  readonly queue;

  constructor(browser: Browser, engine: FakeEngine) {
    this.gone = new Promise((resolve) => {
      this.leave = () => {
        this.isGone = true;
        resolve();
      };
    });
    const caller = { customer: () => browser.customer, isOnline: () => browser.online };
    this.queue = createCartQueue({
      gateway: engine.gateway(caller, () => this.isGone),
      book: bookOf(browser),
      turns: { take: (work) => browser.takeTurn(this, work) },
      onChange: (state) => {
        this.state = state;
      },
      waitForRetry: () => browser.waitForNetwork(),
    });
    this.queue.retry();
  }
}

function bookOf(browser: Browser): WishBook {
  return {
    wishes: () => browser.lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    cartId: () => browser.cartId,
    setCartId: (id) => {
      browser.cartId = id;
    },
    codes: () => browser.codes,
    keepCode: (code) => {
      browser.codes = [...new Set([...browser.codes, code])];
    },
    dropCode: (code) => {
      browser.codes = browser.codes.filter((other) => other !== code);
    },
    takeOrder: (cartId, ordered) => {
      if (browser.cartId !== cartId) return;
      browser.cartId = null;
      browser.codes = [];
      for (const { variantId, quantity } of ordered) {
        // Taken out of the cart while it was being ordered: no longer a matter of sums.
        const isLess = quantityOf(browser.lines, variantId) < quantity;
        const before = browser.taken.get(variantId);
        const sum = isLess || before === null ? null : (before ?? 0) + quantity;
        browser.taken.set(variantId, sum);
      }
      browser.lines = withoutOrdered(browser.lines, ordered);
    },
  };
}

function quantityOf(lines: CartLine[], variantId: string): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
}

function lineOf(id: string, quantity: number): CartLine {
  return { ...emptyProduct, _id: id, variantId: id, quantity };
}

/** What happens, by name, in a browser; each does what the shop's own code does for it. */
function happenings(
  browser: Browser,
  engine: FakeEngine,
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
    engineStops() {
      engine.isUp = false;
    },
    engineStarts() {
      engine.isUp = true;
    },
    cartIsLost() {
      if (random() < 0.3 && browser.cartId) engine.carts.delete(browser.cartId);
    },
    signIn() {
      const cart = engine.carts.get(browser.cartId ?? "");
      if (browser.customer || !browser.online || !engine.isUp || !cart || cart.completed) return;
      // As the engine's route does it: the other device's cart is emptied into this one.
      browser.customer = "anna";
      cart.owner = "anna";
      const other = engine.carts.get("cart_other");
      const wished = (other?.lines ?? []).map(({ variantId, quantity }) => ({
        productId: variantId,
        quantity,
      }));
      if (other) other.lines = [];
      browser.change(
        withWished(
          browser.lines,
          wished,
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
      engine.stock.set("rare", Math.floor(random() * 6));
    },
    order() {
      // Only from a cart that holds what is on screen, as the checkout makes sure of.
      const cart = engine.carts.get(browser.cartId ?? "");
      const matches =
        cart?.lines.length === browser.lines.length &&
        browser.lines.every(({ variantId, quantity }) =>
          cart.lines.some((line) => line.variantId === variantId && line.quantity === quantity),
        );
      if (!cart || !matches) return;
      const ordered = engine.order(cart.id) ?? [];
      for (const { variantId, quantity } of ordered) {
        bought.set(variantId, (bought.get(variantId) ?? 0) + quantity);
      }
    },
  };
}

test.each(Array.from({ length: histories }, (_, seed) => seed))(
  "history %i ends with screen, storage and engine agreeing",
  async (seed) => {
    const random = seeded(seed);
    const engine = new FakeEngine(random);
    engine.stock.set("rare", 3);
    engine.carts.set("cart_other", {
      id: "cart_other",
      owner: "anna",
      lines: [{ id: "line_other", variantId: "magenta", quantity: 4 }],
      completed: false,
    });
    const browser = new Browser(engine);
    const bought = new Map<string, number>();
    const happen = happenings(browser, engine, random, bought);
    const names = Object.keys(happen) as (keyof typeof happen)[];
    const told: string[] = [];
    // Every other history ends no cart but by an order, so that its sums can be proved.
    const usual = names.filter(
      (name) => seed % 2 === 0 || !["signOut", "cartIsLost"].includes(name),
    );
    for (let step = 0; step < 40; step += 1) {
      // What a shopper does most happens most.
      const name = random() < 0.45 ? "add" : (usual[Math.floor(random() * usual.length)] ?? "add");
      told.push(name);
      happen[name]();
      await ticks(random() * 25);
    }
    happen.online();
    happen.engineStarts();
    for (const tab of browser.tabs) tab.queue.retry();
    await browser.settled();

    const cart = engine.carts.get(browser.cartId ?? "");
    const inEngine = new Map(cart?.lines.map(({ variantId, quantity }) => [variantId, quantity]));
    for (const { state } of browser.tabs) {
      expect(state.problem, told.join()).toBeNull();
      for (const { variantId, quantity } of browser.lines) {
        if (quantity > engine.left(variantId) && inEngine.get(variantId) !== quantity) {
          // What cannot be had in full is said, with how many there are.
          expect(state.refusals, told.join()).toHaveProperty(variantId);
          expect(state.shortages[variantId]?.available, told.join()).toBe(engine.left(variantId));
        } else {
          expect(inEngine.get(variantId), `${variantId} of ${told.join()}`).toBe(quantity);
        }
      }
      expect(inEngine.size, told.join()).toBeLessThanOrEqual(browser.lines.length);
      expect(cart?.lines.length ?? 0, told.join()).toBe(inEngine.size);
      const shown = state.cart?.items?.map(({ variant_id, quantity }) => [variant_id, quantity]);
      expect(shown ?? [], told.join()).toEqual([...inEngine]);
      if (browser.lines.length > 0) expect(state.cart?.id).toBe(browser.cartId);
    }
    // Codes the engine does not know are dropped; of the others, those that hold are on the cart.
    const units = (cart?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    if (browser.lines.length > 0) {
      const holding = browser.codes.filter((code) => units >= (code === "BULK" ? 6 : 1));
      expect([...(cart?.codes ?? [])].sort(), told.join()).toEqual(holding.sort());
      expect(browser.codes, told.join()).not.toContain("OLD");
      for (const { state } of browser.tabs) {
        expect(appliedCodes(state.cart).sort(), told.join()).toEqual(holding.sort());
      }
    }
    expect(engine.overlaps, told.join()).toEqual([]);
    for (const id of variants) {
      const taken = browser.taken.get(id);
      if (taken === null) continue;
      // Nothing is lost, and what was bought is not in the cart again.
      const left = (browser.wanted.get(id) ?? 0) - (bought.get(id) ?? 0);
      const isForgotten = told.includes("signOut") || told.includes("cartIsLost");
      if (!isForgotten) expect(quantityOf(browser.lines, id), told.join()).toBe(left);
      else expect(quantityOf(browser.lines, id), told.join()).toBeGreaterThanOrEqual(left);
    }
  },
);
