import type { BackendCart } from "~/commerce/backend-types.ts";
import type { BackendProblem } from "~/commerce/outcome.ts";

/** One call about a promotion code that brings the backend's cart nearer to what the shopper wants. */
export interface CodeStep {
  kind: "apply" | "remove";
  code: string;
}

/** The promotion codes that the shopper wants: the client state's. */
export interface CodeBook {
  codes: () => readonly string[];
  keepCode: (code: string) => void;
  dropCode: (code: string) => void;
}

/** A promotion code that was not taken, or could not be taken off again. */
export interface CodeProblem<Problem> {
  code: string;
  problem: Problem;
}

/** The codes that take something off this cart. Promotions that come by themselves have no say. */
export function appliedCodes(cart: BackendCart | null): string[] {
  return (cart?.promotions ?? []).flatMap(({ code, is_automatic }) =>
    code && !is_automatic ? [code] : [],
  );
}

/** What the queue knows of promotion codes. */
interface CodeMemory {
  /** The next step, or null when the cart has the codes that it can have. */
  next: (cart: BackendCart) => CodeStep | null;
  /** What the backend made of a step; of a code that is too early, what has to be done first. */
  note: (step: CodeStep, cart: BackendCart, tooEarly?: BackendProblem) => void;
  /** The codes that are too early, as last noted. */
  early: () => Record<string, BackendProblem>;
  /** Asks again for codes that took nothing off. */
  clear: () => void;
}

/**
 * Compares the codes that are wanted with those of the cart. A code that the backend takes without
 * any effect is asked for again when the cart holds something else: Medusa forgets it. One that is
 * on the cart and was never wanted here came from another device, and is wanted from now on.
 */
export function createCodeMemory(book: CodeBook): CodeMemory {
  const wantedOnce = new Set<string>();
  /** What the cart held when a code took nothing off it, by code. */
  const withoutEffect = new Map<string, string>();
  const early = new Map<string, BackendProblem>();
  return {
    next(cart) {
      for (const code of book.codes()) wantedOnce.add(code);
      for (const code of appliedCodes(cart)) {
        if (book.codes().includes(code)) continue;
        if (wantedOnce.has(code)) return { kind: "remove", code };
        book.keepCode(code);
      }
      const content = contentOf(cart);
      const missing = book
        .codes()
        .find((code) => !appliedCodes(cart).includes(code) && withoutEffect.get(code) !== content);
      return missing === undefined ? null : { kind: "apply", code: missing };
    },
    note({ kind, code }, cart, tooEarly) {
      const isApplied = appliedCodes(cart).includes(code);
      if (tooEarly) early.set(code, tooEarly);
      else early.delete(code);
      if (kind === "apply" && !isApplied) withoutEffect.set(code, contentOf(cart));
      // It would be asked to go again and again.
      if (kind === "remove" && isApplied) wantedOnce.delete(code);
    },
    early: () => Object.fromEntries(early),
    clear: () => withoutEffect.clear(),
  };
}

/** What a promotion's rules can look at: the goods, and how they are sent. */
function contentOf({ items, shipping_methods: methods }: BackendCart): string {
  const goods = (items ?? []).map(({ variant_id, quantity }) => `${variant_id} ${quantity}`);
  const ways = (methods ?? []).map(({ shipping_option_id }) => shipping_option_id);
  return JSON.stringify([goods.sort(), ways]);
}
