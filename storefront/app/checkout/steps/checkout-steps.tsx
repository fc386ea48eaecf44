import { useShippingOptions } from "medusa-react";
import { useCallback, useState } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import type { BackendCart, CustomerAddress, PostalAddress } from "~/commerce/backend-types.ts";
import type { OrderOfCart } from "~/commerce/cart-calls.ts";
import { m } from "~/paraglide/messages.js";
import { Card } from "~/ui/card.tsx";
import { AddressLines } from "../address/address-lines.tsx";
import { toPostalAddress } from "../address/address-rules.ts";
import { useBilling } from "../address/use-billing.ts";
import { ItemList } from "../item-list.tsx";
import type { CardForm } from "../payment/card-form.tsx";
import { cardProvider, costsNothing, paymentWay } from "../payment/payment-methods.ts";
import {
  type CheckoutMemory,
  rememberCheckout,
  type Step,
  steps,
  storedCheckout,
} from "../stored-checkout.ts";
import { Totals } from "../totals.tsx";
import { ContactStep } from "./contact-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { ShippingStep } from "./shipping-step.tsx";
import { shippingName } from "./shipping-time.ts";
import { StepFrame } from "./step-frame.tsx";

interface CheckoutStepsProps {
  cart: BackendCart;
  addresses: CustomerAddress[];
  onRemember: (address: PostalAddress) => void;
  onPlaced: (order: OrderOfCart) => void;
}

/**
 * The steps of the checkout, one open at a time. The open step and all typed values but the card
 * survive a reload.
 */
export function CheckoutSteps({ cart, addresses, onRemember, onPlaced }: CheckoutStepsProps) {
  const uid = useClientState(({ user }) => user.userInfo?.uid ?? null);
  const [memory, setMemory] = useState(() => resumable(storedCheckout(uid), cart));
  const [open, setOpen] = useState<Step>(() => stepToOpen(memory, cart));
  const [card, setCard] = useState<CardForm | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { providerId } = memory;

  const remember = useCallback(
    (change: Partial<CheckoutMemory>) => {
      rememberCheckout(uid, change);
      setMemory((known) => ({ ...known, ...change }));
    },
    [uid],
  );
  const billing = useBilling(cart, addresses, memory.billing, (typed) =>
    remember({ billing: typed }),
  );

  function go(step: Step): void {
    setOpen(step);
    remember({ step });
  }

  function frame(step: Step) {
    const isBefore = steps.indexOf(step) < steps.indexOf(open);
    return {
      number: steps.indexOf(step) + 1,
      state: step === open ? ("open" as const) : isBefore ? ("done" as const) : ("ahead" as const),
      // An order that is being placed cannot be changed.
      onChange: memory.placing ? undefined : () => go(step),
    };
  }

  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <div>
        <StepFrame
          {...frame("contact")}
          title={m.checkout_contact_and_address()}
          summary={
            <>
              <p>{cart.email}</p>
              {cart.shipping_address && <AddressLines address={cart.shipping_address} />}
            </>
          }
        >
          <ContactStep
            cart={cart}
            addresses={addresses}
            remembered={memory.contact}
            onTyped={(contact) => remember({ contact })}
            onRemember={onRemember}
            onDone={() => go("shipping")}
          />
        </StepFrame>
        <StepFrame
          {...frame("shipping")}
          title={m.checkout_shipping()}
          summary={<ChosenShipping cart={cart} />}
        >
          <ShippingStep cart={cart} onDone={() => go("payment")} />
        </StepFrame>
        <StepFrame
          {...frame("payment")}
          title={m.checkout_payment()}
          staysFilled
          summary={
            <>
              <p>
                {costsNothing(cart) ? m.checkout_nothing_to_pay() : paymentWay(providerId).name}
              </p>
              {billing.typed && (
                <div className="mt-2">
                  <p>{m.checkout_invoice_to()}</p>
                  <AddressLines address={toPostalAddress(billing.typed)} />
                </div>
              )}
            </>
          }
        >
          <PaymentStep
            cart={cart}
            chosen={providerId}
            billing={billing}
            card={card}
            onCard={setCard}
            refusal={refusal}
            onDone={(chosen) => {
              remember({ providerId: chosen });
              setRefusal(null);
              go("review");
            }}
          />
        </StepFrame>
        <StepFrame {...frame("review")} title={m.checkout_review()}>
          <ReviewStep
            cart={cart}
            providerId={providerId}
            card={providerId === cardProvider && !costsNothing(cart) ? card : null}
            remembered={memory}
            onRemember={remember}
            onUnpaid={(sentence) => {
              setRefusal(sentence);
              go("payment");
            }}
            onUndelivered={() => go("shipping")}
            onPlaced={onPlaced}
          />
        </StepFrame>
      </div>
      {open !== "review" && <YourOrder cart={cart} />}
    </div>
  );
}

/**
 * The order that was asked for just before the page was left is resumed. Not if the card has to be
 * typed again or after ten minutes: then the shopper decides.
 */
function resumable(memory: CheckoutMemory, cart: BackendCart): CheckoutMemory {
  const { placing, payingCartId } = memory;
  if (!placing) return memory;
  const isPaying = payingCartId === cart.id;
  const isFresh = Date.now() - placing.at < freshFor;
  const goesOn = isPaying || (isFresh && placing.providerId !== cardProvider);
  return placing.cartId === cart.id && goesOn ? memory : { ...memory, placing: null };
}

/** How long a placing is resumed without the shopper, ms. */
const freshFor = 10 * 60_000;

/** The step that was open, or the first incomplete one before it. */
function stepToOpen({ step, providerId, placing }: CheckoutMemory, cart: BackendCart): Step {
  if (placing) return "review";
  const complete: Record<Step, boolean> = {
    contact: Boolean(cart.email && cart.shipping_address?.address_1),
    shipping: Boolean(cart.shipping_methods?.length),
    payment: costsNothing(cart) || (providerId !== "" && providerId !== cardProvider),
    review: false,
  };
  return steps.find((one) => one === step || !complete[one]) ?? "contact";
}

/** A cart has the id of its shipping option, not the name. */
function ChosenShipping({ cart }: { cart: BackendCart }) {
  const { shipping_options } = useShippingOptions({ cart_id: cart.id });
  const id = cart.shipping_methods?.[0]?.shipping_option_id;
  const chosen = shipping_options?.find((option) => option.id === id);
  return chosen ? shippingName(chosen) : null;
}

function YourOrder({ cart }: { cart: BackendCart }) {
  return (
    <Card className="max-lg:order-first lg:sticky lg:top-28">
      <h2 className="text-xl">{m.checkout_your_order()}</h2>
      <div className="max-lg:hidden">
        <ItemList items={cart.items ?? []} currency={cart.currency_code} />
      </div>
      <div className="mt-4">
        <Totals
          amounts={cart}
          shippingKnown={Boolean(cart.shipping_methods?.length)}
          taxKnown={Boolean(cart.shipping_address?.country_code)}
        />
      </div>
    </Card>
  );
}
