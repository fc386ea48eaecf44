import type { EngineProblem } from "~/commerce/outcome.ts";
import type { Wish } from "./cart-steps.ts";

/** What the engine refused, each for the quantity that was asked for. */
export interface Refusals {
  add: (wish: Wish, problem: EngineProblem) => void;
  has: (wish: Wish) => boolean;
  /** Another quantity of a variant is another question: its old refusal is forgotten. */
  forgetOld: (wishes: readonly Wish[]) => void;
  clear: () => void;
  byVariant: () => Record<string, EngineProblem>;
}

/** An empty list of refusals. */
export function createRefusals(): Refusals {
  const refused = new Map<string, { quantity: number; problem: EngineProblem }>();
  return {
    add: ({ variantId, quantity }, problem) => refused.set(variantId, { quantity, problem }),
    has: ({ variantId }) => refused.has(variantId),
    forgetOld(wishes) {
      for (const [variantId, { quantity }] of refused) {
        const wanted = wishes.find((wish) => wish.variantId === variantId)?.quantity ?? 0;
        if (wanted !== quantity) refused.delete(variantId);
      }
    },
    clear: () => refused.clear(),
    byVariant: () =>
      Object.fromEntries([...refused].map(([variantId, { problem }]) => [variantId, problem])),
  };
}
