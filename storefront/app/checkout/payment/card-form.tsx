import { useEffect, useRef, useState } from "react";
import type { BackendCart } from "~/commerce/backend-types.ts";
import type { BackendProblem, Outcome } from "~/commerce/outcome.ts";
import { currentLanguage } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import {
  loadStripe,
  type PaymentElement,
  type Stripe,
  type StripeElements,
  type StripeError,
} from "./stripe-js.ts";

/** The card form as the placing of an order uses it. */
export interface CardForm {
  isComplete: () => boolean;
  /** Whether the form can be paid with. It shows problems beside its fields; a wallet opens. */
  check: () => Promise<Outcome<null>>;
  /**
   * Pays. If the bank needs a page of its own, the browser leaves for it and returns to
   * `returnUrl`, and this never resolves. The backend, not the browser, decides whether the payment
   * succeeded.
   */
  confirm: (clientSecret: string, returnUrl: string) => Promise<Outcome<null>>;
}

interface CardFormFieldsProps {
  publishableKey: string;
  cart: BackendCart;
  /** Called with the form when it is ready, and with null when it is removed. */
  onForm: (form: CardForm | null) => void;
}

/** The fields of a card and Stripe's other methods, in Stripe's frame within the page. */
export function CardFormFields({ publishableKey, cart, onForm }: CardFormFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(1);
  const amount = smallestUnits(cart.total, cart.currency_code);
  // The form is created once per attempt; a later total is given to it.
  const first = useRef({ amount, cart });

  useEffect(() => {
    let left = false;
    let takeAway = () => {};
    const fail = (cause?: unknown) => {
      console.error("The card form could not be loaded.", cause);
      if (!left) setState("failed");
    };
    loadStripe(publishableKey)
      .then((stripe) => {
        if (left || !place.current) return;
        const { cart } = first.current;
        const made = stripe.elements({
          mode: "payment",
          amount: first.current.amount,
          currency: cart.currency_code.toLowerCase(),
          captureMethod: "manual",
          locale: currentLanguage(),
          appearance: { theme: isDark() ? "night" : "stripe" },
        });
        const element = made.create("payment", { defaultValues: billingDetails(cart) });
        element.on("ready", () => setState("ready"));
        element.on("loaderror", () => fail());
        element.mount(place.current);
        elements.current = made;
        onForm(cardForm(stripe, made, element));
        takeAway = () => element.destroy();
      })
      .catch(fail);
    return () => {
      left = true;
      elements.current = null;
      onForm(null);
      takeAway();
    };
  }, [publishableKey, attempt, onForm]);

  useEffect(() => {
    elements.current?.update({ amount });
  }, [amount]);

  function tryAgain(): void {
    setState("loading");
    setAttempt((made) => made + 1);
  }

  if (state === "failed") {
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={tryAgain}>
            {m.checkout_try_again()}
          </Button>
        }
      >
        {m.card_form_not_loaded()}
      </Alert>
    );
  }
  return (
    <div>
      {state === "loading" && (
        <div role="status" aria-label={m.card_form_loading()}>
          <Skeleton className="h-40" />
        </div>
      )}
      <div ref={place} />
      <p className="mt-3 text-sm text-key-faint">{m.card_form_own_hands()}</p>
    </div>
  );
}

function cardForm(stripe: Stripe, elements: StripeElements, element: PaymentElement): CardForm {
  let isComplete = false;
  element.on("change", ({ complete }) => {
    isComplete = complete;
  });
  return {
    isComplete: () => isComplete,
    check: async () => outcomeOf((await elements.submit()).error),
    confirm: async (clientSecret, returnUrl) => {
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      });
      return outcomeOf(error);
    },
  };
}

function outcomeOf(error: StripeError | undefined): Outcome<null> {
  if (!error) return { ok: true, value: null };
  const isForPeople = error.type === "card_error" || error.type === "validation_error";
  if (!isForPeople) console.error("Stripe did not take the payment.", error);
  const sentence = (isForPeople && error.message) || m.card_form_failed();
  const problem: BackendProblem = { code: "unpaid", sentence };
  return { ok: false, problem };
}

/** An amount in the currency's smallest unit: 9.90 euros are 990. */
function smallestUnits(amount: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return Math.round(amount * 10 ** maximumFractionDigits);
}

/** The billing details, so that Stripe does not ask for them. */
function billingDetails({ email, billing_address: address }: BackendCart): object {
  return {
    billingDetails: {
      email: email ?? undefined,
      name: [address?.first_name, address?.last_name].filter(Boolean).join(" ") || undefined,
      address: {
        line1: address?.address_1 ?? undefined,
        city: address?.city ?? undefined,
        postal_code: address?.postal_code ?? undefined,
        country: address?.country_code?.toUpperCase(),
      },
    },
  };
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
}
