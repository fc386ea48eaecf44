import { currentLocale } from "~/language/language.ts";
import { emptyDraft } from "./form/product-draft.ts";
import { checkDraft } from "./form/product-rules.ts";

/** The number in a typed text, with a comma or a point; undefined if there is none. */
export function amountIn(typed: string): number | undefined {
  const plain = typed.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** The form's error for a typed price or stock; null if it is valid. */
export function amountError(field: "Price" | "Quantity", typed: string): string | null {
  return checkDraft({ ...emptyDraft, [field]: typed })[field] ?? null;
}

/** A stored amount as people type it: a price of 9.5 is "9.50", in French "9,50". */
export function typedAmount(field: "Price" | "Quantity", amount: number | null): string {
  if (amount === null) return "";
  const digits = field === "Price" ? 2 : 0;
  return new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: digits,
    useGrouping: false,
  }).format(amount);
}
