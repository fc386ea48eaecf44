import { withoutOrdered } from "~/cart/ordered-lines.ts";
import type { DesiredCart } from "~/cart/sync/cart-gateway.ts";
import { createCartQueue } from "~/cart/sync/cart-queue.ts";
import { type CartQueueState, untouchedCart } from "~/cart/sync/cart-queue-state.ts";
import type { CartLine } from "~/client-state/cart-lines.ts";
import { type FakeBackend, ticks } from "./fake-backend.ts";

/** The variants; of `rare` there are few. */
export const variants = ["black", "cyan", "magenta", "yellow", "rare"];

/** A browser: the state that its tabs share, and the open tabs. */
export class Browser {
  lines: CartLine[] = [];
  cartId: string | null = null;
  codes: string[] = [];
  customer: string | null = null;
  online = true;
  tabs: Tab[] = [];
  readonly wanted = new Map<string, number>();
  /** The units that were ordered and taken off the cart; null if unknown. */
  readonly taken = new Map<string, number | null>();
  readonly #backend: FakeBackend;
  #turn: Promise<unknown> = Promise.resolve();
  #lastTab: Tab | null = null;
  #networkWaits: (() => void)[] = [];

  constructor(backend: FakeBackend) {
    this.#backend = backend;
    this.open();
  }

  open(): void {
    this.tabs.push(new Tab(this, this.#backend));
  }

  /** A lock held by one tab at a time, which ends with its tab; a closed tab gets none. */
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

  constructor(browser: Browser, backend: FakeBackend) {
    this.gone = new Promise((resolve) => {
      this.leave = () => {
        this.isGone = true;
        resolve();
      };
    });
    const caller = { customer: () => browser.customer, isOnline: () => browser.online };
    this.queue = createCartQueue({
      gateway: backend.gateway(caller, () => this.isGone),
      desired: bookOf(browser),
      lock: { hold: (work) => browser.takeTurn(this, work) },
      onChange: (state) => {
        this.state = state;
      },
      waitForRetry: () => browser.waitForNetwork(),
      answerIsLate: () => new Promise(() => {}),
    });
    this.queue.retry();
  }
}

function bookOf(browser: Browser): DesiredCart {
  return {
    desiredLines: () => browser.lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
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
        // Removed while it was being ordered: the sum is unknown.
        const isLess = quantityOf(browser.lines, variantId) < quantity;
        const before = browser.taken.get(variantId);
        const sum = isLess || before === null ? null : (before ?? 0) + quantity;
        browser.taken.set(variantId, sum);
      }
      browser.lines = withoutOrdered(browser.lines, ordered);
    },
  };
}

/** The units of a variant in the lines. */
export function quantityOf(lines: CartLine[], variantId: string): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
}
