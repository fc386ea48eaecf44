import type { CodeStep } from "~/cart/cart-codes.ts";
import type { CartGateway, Shortage } from "~/cart/sync/cart-gateway.ts";
import type { CartStep, DesiredLine } from "~/cart/sync/cart-steps.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import type { BackendProblem, BackendProblemCode, Outcome } from "~/commerce/outcome.ts";

/** A backend in memory with stock, whose calls can be made to fail. */
export class BackendInMemory implements CartGateway {
  carts = new Map<string, { lines: Map<string, number>; codes: string[]; completed: boolean }>();
  /** Promotion codes, with the number of lines that a cart needs for each. */
  codes = new Map<string, number>();
  /** Codes that do not count yet. */
  earlyCodes = new Set<string>();
  stock = new Map<string, number>();
  calls: string[] = [];
  /** The next calls fail with these; "lost" does the call and loses the answer. */
  failures: (BackendProblemCode | "lost")[] = [];

  create = async () => {
    const id = `cart_${this.carts.size + 1}`;
    return this.#answer("create", id, () => {
      this.carts.set(id, { lines: new Map(), codes: [], completed: false });
      return undefined;
    });
  };

  retrieve = async (cartId: string) => this.#answer("retrieve", cartId, () => undefined);

  perform = async (cartId: string, step: CartStep) => {
    const { variantId } = step;
    const quantity = step.kind === "delete" ? 0 : step.quantity;
    return this.#answer(`${step.kind} ${variantId} ${quantity}`, cartId, () => {
      const lines = this.carts.get(cartId)?.lines;
      if (quantity > (this.stock.get(variantId) ?? 99)) return "out-of-stock";
      if (step.kind === "add") lines?.set(variantId, (lines.get(variantId) ?? 0) + quantity);
      if (step.kind === "set") lines?.set(variantId, quantity);
      if (step.kind === "delete") lines?.delete(variantId);
      return undefined;
    });
  };

  reprice = async ({ id }: BackendCart) => this.#answer("reprice", id, () => undefined);

  performCode = async (cartId: string, { kind, code }: CodeStep) =>
    this.#answer(`${kind} ${code}`, cartId, () => {
      const cart = this.carts.get(cartId);
      if (!this.codes.has(code)) return "refused";
      if (kind === "apply" && this.earlyCodes.has(code)) return "too-early";
      const others = (cart?.codes ?? []).filter((other) => other !== code);
      if (cart) cart.codes = kind === "apply" ? [...others, code] : others;
      return undefined;
    });

  shortages = async (_cartId: string, desiredLines: readonly DesiredLine[]) => {
    this.calls.push("shortages");
    const value = desiredLines.flatMap(({ variantId, quantity }): Shortage[] => {
      const available = this.stock.get(variantId) ?? 99;
      if (quantity <= available) return [];
      return [{ variantId, reason: "too_few", available }];
    });
    return { ok: true as const, value };
  };

  #answer(
    call: string,
    cartId: string,
    work: () => BackendProblemCode | undefined,
  ): Outcome<BackendCart> {
    this.calls.push(call);
    const failure = this.failures.shift();
    if (failure && failure !== "lost") return fail(failure);
    if (call !== "create" && !this.carts.has(cartId)) return fail("not-found");
    if (call !== "retrieve" && this.carts.get(cartId)?.completed) return fail("already-ordered");
    const refused = work();
    if (refused) return fail(refused);
    return failure === "lost" ? fail("unreachable") : { ok: true, value: this.#cart(cartId) };
  }

  #cart(cartId: string): BackendCart {
    const known = this.carts.get(cartId);
    const lines = [...(known?.lines ?? [])];
    const items = lines.map(([variant_id, quantity]) => ({
      id: `line_${variant_id}`,
      variant_id,
      quantity,
    }));
    // Only the fields that the queue reads.
    const completed_at = known?.completed ? "2026-01-01T00:00:00.000Z" : null;
    const holding = (known?.codes ?? []).filter(
      (code) => lines.length >= (this.codes.get(code) ?? 0),
    );
    if (known) known.codes = holding;
    const promotions = holding.map((code) => ({ code }));
    return { id: cartId, items, promotions, completed_at } as unknown as BackendCart;
  }
}

/** A refusal as the queue gets it. */
export function fail(code: BackendProblemCode): { ok: false; problem: BackendProblem } {
  return { ok: false, problem: { code, sentence: `It is ${code}.` } };
}
