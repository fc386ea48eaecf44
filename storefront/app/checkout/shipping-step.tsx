import { useCart, useShippingOptions } from "medusa-react";
import { type FormEvent, useState } from "react";
import type { EngineCart, ShippingOption } from "~/commerce/engine-types.ts";
import { attempt, problemOf } from "~/commerce/outcome.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Price } from "~/ui/price.tsx";
import { Radio } from "~/ui/radio.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { checkoutTexts } from "./checkout-texts.ts";

interface ShippingStepProps {
  cart: EngineCart;
  onDone: (chosen: ShippingOption) => void;
}

/** How it gets there, at what price. */
export function ShippingStep({ cart, onDone }: ShippingStepProps) {
  const { addShippingMethod } = useCart();
  const { shipping_options, error, isLoading, refetch } = useShippingOptions({ cart_id: cart.id });
  const [chosen, setChosen] = useState(cart.shipping_methods?.[0]?.shipping_option_id ?? "");
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const option = shipping_options?.find(({ id }) => id === chosen);
    if (!option) return setProblem(checkoutTexts().chooseShipping);
    if (addShippingMethod.isLoading) return;
    const added = await attempt(() => addShippingMethod.mutateAsync({ option_id: option.id }));
    if (added.ok) onDone(option);
    else setProblem(added.problem.sentence);
  }

  if (isLoading) return <Skeleton className="h-32" />;
  if (error || !shipping_options) {
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={() => refetch()}>
            {checkoutTexts().tryAgain}
          </Button>
        }
      >
        {problemOf(error).sentence}
      </Alert>
    );
  }
  if (shipping_options.length === 0) {
    return <Alert tone="warning">{checkoutTexts().noShipping}</Alert>;
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{checkoutTexts().shipping}</legend>
        {shipping_options.map((option) => (
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
      </fieldset>
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button type="submit" size="lg" busy={addShippingMethod.isLoading} className="sm:self-start">
        {checkoutTexts().toPayment}
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
      hint={option.type?.description}
      label={
        <span className="flex justify-between gap-4">
          {option.name}
          <Price amount={option.amount} currency={currency} />
        </span>
      }
    />
  );
}
