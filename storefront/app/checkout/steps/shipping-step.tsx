import { useCart, useMedusa, useShippingOptions } from "medusa-react";
import { type FormEvent, useId, useRef, useState } from "react";
import type { BackendCart, ShippingOption } from "~/commerce/backend-types.ts";
import { attempt, problemOf } from "~/commerce/outcome.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Radio } from "~/ui/fields/radio.tsx";
import { RadioGroup } from "~/ui/fields/radio-group.tsx";
import { Price } from "~/ui/price.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { applyWaitingCodes } from "../waiting-codes.ts";
import { cheapestFirst } from "./cheapest-first.ts";
import { shippingName, shippingTime } from "./shipping-time.ts";

interface ShippingStepProps {
  cart: BackendCart;
  onDone: () => void;
}

/** The step with the shipping option. */
export function ShippingStep({ cart, onDone }: ShippingStepProps) {
  const { addShippingMethod, setCart } = useCart();
  const { client } = useMedusa();
  const { shipping_options, error, isLoading, refetch } = useShippingOptions({ cart_id: cart.id });
  const [chosen, setChosen] = useState(cart.shipping_methods?.[0]?.shipping_option_id ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const isMissing = problem === m.checkout_choose_shipping();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const option = shipping_options?.find(({ id }) => id === chosen);
    if (!option) {
      setProblem(m.checkout_choose_shipping());
      form.current?.querySelector<HTMLElement>("input[type=radio]")?.focus();
      return;
    }
    if (busy) return;
    setBusy(true);
    const added = await attempt(() => addShippingMethod.mutateAsync({ option_id: option.id }));
    if (added.ok) setCart(await applyWaitingCodes(client, added.value.cart));
    setBusy(false);
    if (added.ok) onDone();
    else setProblem(added.problem.sentence);
  }

  if (isLoading) return <Skeleton className="h-32" />;
  if (error || !shipping_options) {
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
  if (shipping_options.length === 0) {
    return <Alert tone="warning">{m.checkout_no_shipping()}</Alert>;
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <RadioGroup label={m.checkout_shipping()} missing={isMissing ? problemId : undefined}>
        {cheapestFirst(shipping_options).map((option) => (
          <ShippingChoice
            key={option.id}
            option={option}
            currency={cart.currency_code}
            checked={option.id === chosen}
            onChoose={() => {
              setChosen(option.id);
              setProblem(null);
            }}
          />
        ))}
      </RadioGroup>
      {problem && (
        <div id={problemId}>
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
      <Button type="submit" size="lg" busy={busy} className="sm:self-start">
        {m.checkout_to_payment()}
      </Button>
    </form>
  );
}

interface ShippingChoiceProps {
  option: ShippingOption;
  currency: string;
  checked: boolean;
  onChoose: () => void;
}

function ShippingChoice({ option, currency, checked, onChoose }: ShippingChoiceProps) {
  return (
    <Radio
      name="shipping"
      value={option.id}
      checked={checked}
      onChange={onChoose}
      hint={shippingTime(option)}
      label={
        <span className="flex justify-between gap-4">
          {shippingName(option)}
          <Price amount={option.amount} currency={currency} />
        </span>
      }
    />
  );
}
