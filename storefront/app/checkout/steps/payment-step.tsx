import { useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { type FormEvent, useId, useRef, useState } from "react";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { listPaymentProviders } from "~/commerce/cart-calls.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { focusFirstError } from "~/ui/fields/focus-first-error.ts";
import { Radio } from "~/ui/fields/radio.tsx";
import { RadioGroup } from "~/ui/fields/radio-group.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { BillingChoice } from "../address/billing-choice.tsx";
import type { Billing } from "../address/use-billing.ts";
import { type CardForm, CardFormFields } from "../payment/card-form.tsx";
import { cardProvider, costsNothing, paymentWay } from "../payment/payment-methods.ts";

interface PaymentStepProps {
  cart: BackendCart;
  /** The provider chosen before; empty if none. */
  chosen: string;
  billing: Billing;
  card: CardForm | null;
  onCard: (card: CardForm | null) => void;
  /** Why an order was not paid, after a failed placing. */
  refusal: string | null;
  onDone: (providerId: string) => void;
}

/**
 * The step with the payment method and the billing address. The choice reaches the backend with the
 * order, when the total is final.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { cart, chosen, billing, card, onCard, refusal, onDone } = props;
  const { ways, isLoading, error, refetch } = usePaymentMethods(cart.region_id ?? "");
  const { stripePublishableKey } = usePublicConfig();
  const [picked, setPicked] = useState(chosen);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const isFree = costsNothing(cart);
  const only = ways.length === 1 ? ways[0] : undefined;
  const choice = isFree ? "" : (ways.find((id) => id === picked) ?? only ?? "");
  const isMissing = problem === m.checkout_choose_payment();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    if (!choice && !isFree) {
      setProblem(m.checkout_choose_payment());
      form.current?.querySelector<HTMLElement>("input[type=radio]")?.focus();
      return;
    }
    if (!billing.check()) return focusFirstError(form);
    setBusy(true);
    const trouble = (await cardProblem(choice, card)) ?? (await billingProblem(billing));
    setBusy(false);
    if (trouble) setProblem(trouble);
    // The earlier choice stays for a cart that has to be paid again.
    else onDone(choice || chosen);
  }

  if (isLoading) return <Skeleton className="h-24" />;
  if (error) {
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={() => refetch()}>
            {m.checkout_try_again()}
          </Button>
        }
      >
        {problemOf(error).sentence}
      </Alert>
    );
  }
  if (ways.length === 0 && !isFree)
    return <Alert tone="warning">{m.checkout_no_way_to_pay()}</Alert>;
  const shown = problem ?? refusal;
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {isFree ? (
        <p>{m.checkout_nothing_to_pay()}</p>
      ) : (
        <RadioGroup label={m.checkout_payment()} missing={isMissing ? problemId : undefined}>
          {ways.map((id) => (
            <Radio
              key={id}
              name="payment"
              value={id}
              checked={id === choice}
              onChange={() => {
                setPicked(id);
                setProblem(null);
              }}
              label={paymentWay(id).name}
              hint={paymentWay(id).explanation}
            />
          ))}
        </RadioGroup>
      )}
      {stripePublishableKey && choice === cardProvider && (
        <CardFormFields publishableKey={stripePublishableKey} cart={cart} onForm={onCard} />
      )}
      <BillingChoice
        billing={billing.typed}
        errors={billing.errors}
        onSame={billing.choose}
        onEdit={billing.edit}
      />
      {shown && (
        <div id={problemId}>
          <Alert tone="error">{shown}</Alert>
        </div>
      )}
      <Button type="submit" size="lg" busy={busy} className="sm:self-start">
        {m.checkout_to_review()}
      </Button>
    </form>
  );
}

/** The payment methods that this shop can show: cards only with Stripe's key. */
function usePaymentMethods(regionId: string) {
  const { client } = useMedusa();
  const { stripePublishableKey } = usePublicConfig();
  const { data, ...query } = useQuery(["payment-providers", regionId], () =>
    listPaymentProviders(client, regionId),
  );
  const ids = (data ?? []).map(({ id }) => id);
  return { ...query, ways: ids.filter((id) => id !== cardProvider || stripePublishableKey) };
}

/** The problem of the card in a sentence; null if there is none or no card is needed. */
async function cardProblem(choice: string, card: CardForm | null): Promise<string | null> {
  if (choice !== cardProvider) return null;
  if (!card) return m.checkout_card_not_there();
  if (card.isComplete()) return null;
  const checked = await card.check();
  return checked.ok ? null : checked.problem.sentence;
}

async function billingProblem(billing: Billing): Promise<string | null> {
  const saved = await billing.save();
  return saved.ok ? null : saved.problem.sentence;
}
