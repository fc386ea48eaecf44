import type { CodeStep } from "~/cart/cart-codes.ts";
import type { CartGateway, Shortage } from "~/cart/sync/cart-gateway.ts";
import type { CartStep, DesiredLine } from "~/cart/sync/cart-steps.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import type { BackendProblemCode, Outcome } from "~/commerce/outcome.ts";

interface FakeCart {
  id: string;
  owner: string | null;
  lines: { id: string; variantId: string; quantity: number }[];
  codes?: string[];
  completed: boolean;
}

/** The promotion codes there are, each with how many units a cart needs for it to hold. */
const unitsForCode: Record<string, number> = { TEN: 1, BULK: 6 };

/** Whoever calls: a customer or a guest, over a network that comes and goes. */
export interface Caller {
  customer: () => string | null;
  isOnline: () => boolean;
}

/**
 * A backend in memory that behaves like Medusa where the queue can tell the difference: adding a
 * variant a second time makes its line grow, what is not in stock is refused whole, a completed
 * cart takes nothing, a customer's cart is not there for others, a promotion code that takes
 * nothing off is forgotten without a word. Calls take time; on the way there
 * or back they may be lost. It minds when two calls of a cart are under way at once.
 */
export class FakeBackend {
  readonly carts = new Map<string, FakeCart>();
  readonly stock = new Map<string, number>();
  /** Calls that were made while another about the same cart was under way. */
  readonly overlaps: string[] = [];
  isUp = true;
  readonly #random: () => number;
  readonly #underWay = new Set<{ cartId: string; isGone: () => boolean }>();
  #made = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** The calls that one tab makes. Those of a tab that is gone count for nothing. */
  gateway(caller: Caller, isGone: () => boolean): CartGateway {
    const call = <Value>(cartId: string, work: () => Value | BackendProblemCode) =>
      this.#call(caller, isGone, cartId, work);
    return {
      create: () =>
        call("new", () => {
          this.#made += 1;
          const id = `cart_${this.#made}`;
          const made = { id, owner: caller.customer(), lines: [], completed: false };
          this.carts.set(id, made);
          return answer(made);
        }),
      retrieve: (cartId) =>
        call(cartId, () => {
          const cart = this.#open(cartId, caller);
          return cart ? answer(cart) : "not-found";
        }),
      perform: (cartId, step) => call(cartId, () => this.#perform(cartId, caller, step)),
      reprice: ({ id }) =>
        call(id, () => {
          const cart = this.#open(id, caller);
          if (!cart) return "not-found";
          return cart.completed ? "already-ordered" : answer(cart);
        }),
      performCode: (cartId, step) => call(cartId, () => this.#performCode(cartId, caller, step)),
      shortages: (cartId, desiredLines) =>
        call(cartId, () =>
          this.#open(cartId, caller) ? this.#shortages(desiredLines) : "not-found",
        ),
    };
  }

  /** Makes an order of a cart, as the checkout does; what it holds, or nothing where it cannot. */
  order(cartId: string): DesiredLine[] | null {
    const cart = this.carts.get(cartId);
    if (!cart || cart.completed || cart.lines.length === 0) return null;
    if (this.#shortages(cart.lines).length > 0) return null;
    cart.completed = true;
    for (const { variantId, quantity } of cart.lines) {
      this.stock.set(variantId, this.left(variantId) - quantity);
    }
    return cart.lines;
  }

  left(variantId: string): number {
    return this.stock.get(variantId) ?? 1000;
  }

  #open(cartId: string, caller: Caller): FakeCart | undefined {
    const cart = this.carts.get(cartId);
    return cart && (cart.owner === null || cart.owner === caller.customer()) ? cart : undefined;
  }

  #perform(cartId: string, caller: Caller, step: CartStep): BackendCart | BackendProblemCode {
    const cart = this.#open(cartId, caller);
    if (!cart) return "not-found";
    if (cart.completed) return "already-ordered";
    const line =
      step.kind === "add"
        ? cart.lines.find(({ variantId }) => variantId === step.variantId)
        : cart.lines.find(({ id }) => id === step.lineId);
    if (step.kind === "delete") {
      cart.lines = cart.lines.filter((one) => one !== line);
      return answer(withoutIdleCodes(cart));
    }
    if (step.kind === "set" && !line) return "not-found";
    const quantity = step.quantity + (step.kind === "add" ? (line?.quantity ?? 0) : 0);
    if (quantity > this.left(step.variantId)) return "out-of-stock";
    if (line) line.quantity = quantity;
    else {
      this.#made += 1;
      cart.lines.push({ id: `line_${this.#made}`, variantId: step.variantId, quantity });
    }
    return answer(withoutIdleCodes(cart));
  }

  #performCode(cartId: string, caller: Caller, step: CodeStep): BackendCart | BackendProblemCode {
    const cart = this.#open(cartId, caller);
    if (!cart) return "not-found";
    if (cart.completed) return "already-ordered";
    if (step.kind === "apply" && !(step.code in unitsForCode)) return "refused";
    const others = (cart.codes ?? []).filter((code) => code !== step.code);
    cart.codes = step.kind === "apply" ? [...others, step.code] : others;
    return answer(withoutIdleCodes(cart));
  }

  #shortages(desiredLines: readonly DesiredLine[]): Shortage[] {
    return desiredLines.flatMap(({ variantId, quantity }): Shortage[] => {
      const available = this.left(variantId);
      if (quantity <= available) return [];
      return [{ variantId, reason: "too_few", available, sentence: `${available} left` }];
    });
  }

  async #call<Value>(
    { isOnline }: Caller,
    isGone: () => boolean,
    cartId: string,
    work: () => Value | BackendProblemCode,
  ): Promise<Outcome<Value>> {
    // Nothing of a tab that is gone goes on.
    if (isGone()) return new Promise(() => {});
    const call = { cartId, isGone };
    // Of a tab that is gone nobody can tell how far its last call has come.
    if ([...this.#underWay].some((other) => other.cartId === cartId && !other.isGone())) {
      this.overlaps.push(cartId);
    }
    this.#underWay.add(call);
    const outcome = await this.#answer(isOnline, isGone, work);
    this.#underWay.delete(call);
    return isGone() ? new Promise(() => {}) : outcome;
  }

  async #answer<Value>(
    isOnline: () => boolean,
    isGone: () => boolean,
    work: () => Value | BackendProblemCode,
  ): Promise<Outcome<Value>> {
    await ticks(this.#random() * 6);
    if (!isOnline() || !this.isUp || isGone()) return problem("unreachable");
    const done = work();
    await ticks(this.#random() * 6);
    // Done, and nobody hears of it.
    if (!isOnline() || !this.isUp || this.#random() < 0.03) return problem("unreachable");
    return isProblemCode(done) ? problem(done) : { ok: true, value: done };
  }
}

/** Lets others go on for a while. */
export async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await Promise.resolve();
}

function isProblemCode<Value>(done: Value | BackendProblemCode): done is BackendProblemCode {
  return typeof done === "string";
}

function problem(code: BackendProblemCode): {
  ok: false;
  problem: { code: BackendProblemCode; sentence: string };
} {
  return { ok: false, problem: { code, sentence: `It is ${code}.` } };
}

/** As Medusa looks at the codes of a cart again whenever something in it has changed. */
function withoutIdleCodes(cart: FakeCart): FakeCart {
  const units = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  cart.codes = (cart.codes ?? []).filter((code) => units >= (unitsForCode[code] ?? 0));
  return cart;
}

function answer({ id, lines, codes = [], completed }: FakeCart): BackendCart {
  const items = lines.map((line) => ({
    id: line.id,
    variant_id: line.variantId,
    quantity: line.quantity,
  }));
  // Only what the queue looks at.
  const completed_at = completed ? "2026-01-01T00:00:00.000Z" : null;
  const promotions = codes.map((code) => ({ code }));
  return { id, items, promotions, completed_at } as unknown as BackendCart;
}
