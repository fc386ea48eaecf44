import { useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { type FormEvent, useState } from "react";
import { listPaymentProviders } from "~/commerce/cart-calls.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Radio } from "~/ui/radio.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { checkoutTexts } from "./checkout-texts.ts";
import { paymentWay } from "./payment-ways.ts";

interface PaymentStepProps {
  cart: EngineCart;
  /** The provider chosen before; empty for none. */
  chosen: string;
  onDone: (providerId: string) => void;
}

/** How it is paid. The choice reaches the engine with the order, when the total is final. */
export function PaymentStep({ cart, chosen, onDone }: PaymentStepProps) {
  const { client } = useMedusa();
  const regionId = cart.region_id ?? "";
  const { data, error, isLoading, refetch } = useQuery(["payment-providers", regionId], () =>
    listPaymentProviders(client, regionId),
  );
  const [picked, setPicked] = useState(chosen);
  const [missing, setMissing] = useState(false);
  const only = data?.length === 1 ? data[0]?.id : undefined;
  const choice = picked || only || "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (choice) onDone(choice);
    else setMissing(true);
  }

  if (isLoading) return <Skeleton className="h-24" />;
  if (error || !data) {
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
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{checkoutTexts().payment}</legend>
        {data.map(({ id }) => (
          <Radio
            key={id}
            name="payment"
            value={id}
            checked={id === choice}
            onChange={() => setPicked(id)}
            label={paymentWay(id).name}
            hint={paymentWay(id).explanation}
          />
        ))}
      </fieldset>
      {missing && !choice && <Alert tone="error">{checkoutTexts().choosePayment}</Alert>}
      <Button type="submit" size="lg" className="sm:self-start">
        {checkoutTexts().toReview}
      </Button>
    </form>
  );
}
