import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { TableProduct } from "@chemical-ink/product-api/contract/product-table";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { useShopCurrency } from "~/commerce/shop-currency.ts";
import { merchandiserToken } from "~/identity/merchandiser/merchandiser-session.ts";
import { formatMoney, formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { amountError, amountIn, typedAmount } from "../amounts.ts";
import { changeProduct, ProductApiError } from "../product-api.ts";
import { sentenceOf } from "./use-editable.ts";

interface AmountCellProps {
  product: TableProduct;
  field: "Price" | "Quantity";
  /** Called with the product as the backend answered it. */
  onChanged: (product: EditableProduct) => void;
}

const fieldMessages = { Price: m.amount_cell_price, Quantity: m.amount_cell_quantity };

/**
 * A price or stock that is edited in the table: Enter saves and goes to the next row, Escape
 * restores the value, the arrow keys go up and down. Then it shows the backend's answer.
 */
export function AmountCell({ product, field, onChanged }: AmountCellProps) {
  const config = usePublicConfig();
  const currency = useShopCurrency();
  const stored = product[field];
  const shown = typedAmount(field, stored);
  const [typed, setTyped] = useState(shown);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<EditableProduct | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Enter saves and leaves the field, and leaving the field saves. */
  const isSaving = useRef(false);

  useEffect(() => setTyped(shown), [shown]);

  async function save(version = product.version): Promise<void> {
    const amount = amountIn(typed);
    const wrong = amountError(field, typed);
    if (isSaving.current || amount === stored) return;
    if (wrong || amount === undefined) return setProblem(wrong);
    setProblem(null);
    setTheirs(null);
    setState("saving");
    isSaving.current = true;
    try {
      const token = await merchandiserToken(config);
      if (!token) throw new ProductApiError("not-signed-in", m.amount_cell_signed_out());
      const changed = await changeProduct(config, token, product._id, { [field]: amount, version });
      isSaving.current = false;
      onChanged(changed);
      setState("saved");
    } catch (cause) {
      isSaving.current = false;
      setState("idle");
      if (cause instanceof ProductApiError && cause.current) return showConflict(cause.current);
      console.error(`${field} of ${product._id} was not saved.`, cause);
      setProblem(sentenceOf(cause));
    }
  }

  /** Shows both values of a conflict, unless the other person left the field unchanged. */
  function showConflict(current: EditableProduct): void {
    if (current[field] === stored) return void save(current.version);
    setTheirs(current);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      setTyped(shown);
      setProblem(null);
      setTheirs(null);
    } else if (step) {
      event.preventDefault();
      if (event.key === "Enter") void save();
      focusNeighbour(event.currentTarget, field, step);
    }
  }

  const label = fieldMessages[field]({
    title: product.Title,
  });
  const errorId = `${field}-${product._id}`;
  return (
    <div className="grid justify-items-end gap-1">
      <input
        ref={input}
        data-amount={field}
        aria-label={label}
        aria-invalid={problem || theirs ? true : undefined}
        aria-describedby={problem || theirs ? errorId : undefined}
        inputMode={field === "Price" ? "decimal" : "numeric"}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setState("idle");
          setProblem(null);
        }}
        onFocus={(event) => event.currentTarget.select()}
        // An open question is answered by its buttons.
        onBlur={() => !theirs && !problem && void save()}
        onKeyDown={onKeyDown}
        className={classNames(
          "h-9 w-24 rounded-sm border bg-sheet px-2 text-end tabular-nums",
          problem || theirs ? "border-red-deep" : "border-line hover:border-key",
          state === "saved" && "border-green",
          state === "saving" && "animate-breathe",
        )}
      />
      <span role="status" className="sr-only">
        {state === "saved" && m.amount_cell_saved()}
      </span>
      {(problem || theirs) && (
        <div id={errorId} role="alert" className="max-w-56 text-end text-xs text-red-deep">
          {problem ??
            (theirs &&
              m.amount_cell_conflict({
                theirs: inWords(theirs[field]),
                mine: inWords(amountIn(typed)),
              }))}
          {theirs && (
            <span className="mt-1 flex flex-wrap justify-end gap-1">
              <Button variant="secondary" size="sm" onClick={() => void save(theirs.version)}>
                {m.amount_cell_mine()}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  onChanged(theirs);
                  setTheirs(null);
                  input.current?.focus();
                }}
              >
                {m.amount_cell_theirs()}
              </Button>
            </span>
          )}
        </div>
      )}
    </div>
  );

  function inWords(amount: number | null | undefined): string {
    if (amount === null || amount === undefined) return "–";
    return field === "Price" ? formatMoney(amount, currency) : formatNumber(amount);
  }
}

function focusNeighbour(from: HTMLInputElement, field: string, step: number): void {
  const all = [...document.querySelectorAll<HTMLInputElement>(`[data-amount="${field}"]`)];
  all[all.indexOf(from) + step]?.focus();
}
