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

/** The promotion codes, with the units that a cart needs for each. */
const unitsForCode: Record<string, number> = { TEN: 1, BULK: 6 };

/** A customer or a guest, over an unreliable network. */
export interface Caller {
  customer: () => string | null;
  isOnline: () => boolean;
}

/**
 * A backend in memory that behaves like Medusa as far as the queue can tell: a variant that is
 * added again increases its line, a quantity above the stock is refused as a whole, a completed
 * cart cannot be changed, a customer's cart does not exist for others, a promotion code that takes
 * nothing off is forgotten silently. Calls take time and may be lost on the way there or back. It
 * records simultaneous calls of a cart.
 */
export class FakeBackend {
  readonly carts = new Map<string, FakeCart>();
  readonly stock = new Map<string, number>();
  /** Calls that were made during another call of the same cart. */
  readonly overlaps: string[] = [];
  isUp = true;
  readonly #random: () => number;
  readonly #underWay = new Set<{ cartId: string; isGone: () => boolean }>();
  #made = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** The calls of one tab. Those of a closed tab do not count. */
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

  /** Makes an order of a cart, as the checkout does; gives its items, or null if it cannot. */
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
      return [{ variantId, reason: "too_few", available }];
    });
  }

  async #call<Value>(
    { isOnline }: Caller,
    isGone: () => boolean,
    cartId: string,
    work: () => Value | BackendProblemCode,
  ): Promise<Outcome<Value>> {
    // A closed tab does nothing any more.
    if (isGone()) return new Promise(() => {});
    const call = { cartId, isGone };
    // The progress of a closed tab's last call is unknown.
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
    // The call is done and its answer lost.
    if (!isOnline() || !this.isUp || this.#random() < 0.03) return problem("unreachable");
    return isProblemCode(done) ? problem(done) : { ok: true, value: done };
  }
}

/** Lets other promises continue for a while. */
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

/** As Medusa recomputes a cart's codes after every change. */
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
  // Only the fields that the queue reads.
  const completed_at = completed ? "2026-01-01T00:00:00.000Z" : null;
  const promotions = codes.map((code) => ({ code }));
  return { id, items, promotions, completed_at } as unknown as BackendCart;
}
