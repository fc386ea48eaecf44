import type { BackendProblem } from "~/commerce/outcome.ts";
import type { DesiredLine } from "./cart-steps.ts";

/** The refusals of the backend, each for one quantity of a variant. */
export interface Refusals {
  add: (desiredLine: DesiredLine, problem: BackendProblem) => void;
  has: (desiredLine: DesiredLine) => boolean;
  /** Forgets the refusals of other quantities than the desired ones. */
  forgetOld: (desiredLines: readonly DesiredLine[]) => void;
  clear: () => void;
  byVariant: () => Record<string, BackendProblem>;
}

/** Makes an empty list of refusals. */
export function createRefusals(): Refusals {
  const refused = new Map<string, { quantity: number; problem: BackendProblem }>();
  return {
    add: ({ variantId, quantity }, problem) => refused.set(variantId, { quantity, problem }),
    has: ({ variantId }) => refused.has(variantId),
    forgetOld(desiredLines) {
      for (const [variantId, { quantity }] of refused) {
        const wanted =
          desiredLines.find((desiredLine) => desiredLine.variantId === variantId)?.quantity ?? 0;
        if (wanted !== quantity) refused.delete(variantId);
      }
    },
    clear: () => refused.clear(),
    byVariant: () =>
      Object.fromEntries([...refused].map(([variantId, { problem }]) => [variantId, problem])),
  };
}
