import { type FormEvent, useEffect, useState } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { CloseIcon } from "~/ui/icons.tsx";
import { Price } from "~/ui/price.tsx";
import { savedByCode } from "../cart-amounts.ts";
import { appliedCodes } from "../cart-codes.ts";
import type { CartQueueState } from "../sync/cart-queue-state.ts";

/** The field for promotion codes, and the wanted codes with what each takes off. */
export function PromotionField({ session }: { session: CartQueueState }) {
  const codes = useClientState((state) => state.promotionCodes);
  const addCode = useClientState((state) => state.addPromotionCode);
  const { codeProblem } = session;
  const [typed, setTyped] = useState("");
  const [isEmptyAsked, setIsEmptyAsked] = useState(false);
  /** The problem that was shown before another text was typed. */
  const [read, setRead] = useState<typeof codeProblem>(null);
  const code = typed.trim();
  const isApplied = appliedCodes(session.cart).includes(code);
  const isAsking = codes.includes(code) && !isApplied && session.status === "working";

  useEffect(() => {
    // The typed code stays until it is applied.
    if (isApplied && codes.includes(code)) setTyped("");
  }, [isApplied, codes, code]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsEmptyAsked(code === "");
    setRead(codeProblem);
    if (code !== "") addCode(code);
  }

  return (
    <div>
      <form onSubmit={submit} noValidate className="flex items-start gap-2">
        <TextField
          label={m.promotion_field_code()}
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0 flex-1"
          error={isEmptyAsked ? m.promotion_field_enter() : problemWords(codeProblem, read, code)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsEmptyAsked(false);
            setRead(codeProblem);
          }}
        />
        {/* The height of the label, so that the button is beside the input. */}
        <Button type="submit" variant="secondary" busy={isAsking} className="mt-[1.7rem]">
          {m.promotion_field_apply()}
        </Button>
      </form>
      {codes.length > 0 && (
        <ul aria-label={m.promotion_field_applied()} className="mt-2">
          {codes.map((wanted) => (
            <WantedCode key={wanted} code={wanted} session={session} />
          ))}
        </ul>
      )}
    </div>
  );
}

function WantedCode({ code, session }: { code: string; session: CartQueueState }) {
  const removeCode = useClientState((state) => state.removePromotionCode);
  const { cart } = session;
  return (
    <li className="flex items-center gap-2 text-sm" aria-live="polite">
      <span className="min-w-0 flex-1">
        <span className="font-semibold break-all">{code}</span>{" "}
        {cart && appliedCodes(cart).includes(code) ? (
          <Saved cart={cart} code={code} />
        ) : (
          <span className="text-key-soft">
            {session.earlyCodes[code]?.sentence ?? stateWords(session.status)}
          </span>
        )}
      </span>
      <IconButton
        label={m.promotion_field_remove({ code })}
        icon={<CloseIcon />}
        className="-me-3"
        onClick={() => removeCode(code)}
      />
    </li>
  );
}

function Saved({ cart, code }: { cart: BackendCart; code: string }) {
  return (
    <Price
      amount={-savedByCode(cart, code)}
      currency={cart.currency_code}
      className="text-green-deep"
    />
  );
}

function stateWords(status: CartQueueState["status"]): string {
  if (status === "working") return m.promotion_field_asking();
  return status === "waiting" ? m.promotion_field_later() : m.promotion_field_without_effect();
}

/** A refusal is shown until another text is typed; the refusal of another code names that code. */
function problemWords(
  told: CartQueueState["codeProblem"],
  read: CartQueueState["codeProblem"],
  typed: string,
): string | undefined {
  if (!told || told === read) return undefined;
  const { sentence } = told.problem;
  return told.code === typed ? sentence : `${told.code}: ${sentence}`;
}
