import type { BackendCart } from "~/commerce/backend-types.ts";
import type { BackendProblem } from "~/commerce/outcome.ts";

/** One call about a promotion code. */
export interface CodeStep {
  kind: "apply" | "remove";
  code: string;
}

/** The promotion codes that the shopper wants: those of the client state. */
export interface DesiredCodes {
  codes: () => readonly string[];
  keepCode: (code: string) => void;
  dropCode: (code: string) => void;
}

/** A promotion code that the backend refused to apply or to remove. */
export interface CodeProblem<Problem> {
  code: string;
  problem: Problem;
}

/** The codes that take something off this cart. Automatic promotions are not among them. */
export function appliedCodes(cart: BackendCart | null): string[] {
  return (cart?.promotions ?? []).flatMap(({ code, is_automatic }) =>
    code && !is_automatic ? [code] : [],
  );
}

interface CodeMemory {
  /** The next call, or null if the cart has all the codes that it can have. */
  next: (cart: BackendCart) => CodeStep | null;
  /**
   * Notes the backend's answer to a step; `tooEarly` says what has to be done before the code
   * counts.
   */
  note: (step: CodeStep, cart: BackendCart, tooEarly?: BackendProblem) => void;
  /** The codes that are too early, with what has to be done first. */
  early: () => Record<string, BackendProblem>;
  /** Lets codes that took nothing off be applied again. */
  clear: () => void;
}

/**
 * Compares the wanted codes with those of the cart. Medusa forgets a code that takes nothing off,
 * so such a code is applied again when the content of the cart changes. A code on the cart that was
 * never wanted here comes from another device and is wanted from now on.
 */
export function createCodeMemory(desired: DesiredCodes): CodeMemory {
  const wantedOnce = new Set<string>();
  /** The content of the cart when a code took nothing off it, by code. */
  const withoutEffect = new Map<string, string>();
  const early = new Map<string, BackendProblem>();
  return {
    next(cart) {
      for (const code of desired.codes()) wantedOnce.add(code);
      for (const code of appliedCodes(cart)) {
        if (desired.codes().includes(code)) continue;
        if (wantedOnce.has(code)) return { kind: "remove", code };
        desired.keepCode(code);
      }
      const content = contentOf(cart);
      const missing = desired
        .codes()
        .find((code) => !appliedCodes(cart).includes(code) && withoutEffect.get(code) !== content);
      return missing === undefined ? null : { kind: "apply", code: missing };
    },
    note({ kind, code }, cart, tooEarly) {
      const isApplied = appliedCodes(cart).includes(code);
      if (tooEarly) early.set(code, tooEarly);
      else early.delete(code);
      if (kind === "apply" && !isApplied) withoutEffect.set(code, contentOf(cart));
      // Else the code would be removed again and again.
      if (kind === "remove" && isApplied) wantedOnce.delete(code);
    },
    early: () => Object.fromEntries(early),
    clear: () => withoutEffect.clear(),
  };
}

/** What the rules of a promotion can depend on: the goods and the way of shipping. */
function contentOf({ items, shipping_methods: methods }: BackendCart): string {
  const goods = (items ?? []).map(({ variant_id, quantity }) => `${variant_id} ${quantity}`);
  const ways = (methods ?? []).map(({ shipping_option_id }) => shipping_option_id);
  return JSON.stringify([goods.sort(), ways]);
}
