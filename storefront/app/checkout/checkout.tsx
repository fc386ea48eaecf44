import { useMutation, useQuery } from "@tanstack/react-query";
import { useCart, useMedusa } from "medusa-react";
import { useState } from "react";
import { useStore } from "zustand";
import { retryCart } from "~/cart/cart-session.ts";
import { cartState } from "~/cart/cart-state.ts";
import { ConnectionNotice } from "~/cart/connection-notice.tsx";
import { clientState } from "~/client-state/client-state.ts";
import type { OrderOfCart } from "~/commerce/cart-calls.ts";
import { addAddress, listAddresses } from "~/commerce/customer-calls.ts";
import type {
  CustomerAddress,
  EngineCart,
  PostalAddress,
  ShippingOption,
} from "~/commerce/engine-types.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { useCustomerSession } from "~/identity/session.ts";
import { Alert } from "~/ui/alert.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { EmptyCartPicture } from "~/ui/pictures/empty-cart.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { AddressLines } from "./address-lines.tsx";
import { isSameAddress } from "./address-rules.ts";
import { checkoutTexts } from "./checkout-texts.ts";
import { ContactStep } from "./contact-step.tsx";
import { ItemList } from "./item-list.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { paymentWay } from "./payment-ways.ts";
import { ReviewStep } from "./review-step.tsx";
import { ShippingStep } from "./shipping-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import { Totals } from "./totals.tsx";
import { useCheckoutCart } from "./use-checkout-cart.ts";

type Step = "contact" | "shipping" | "payment" | "review";
const order: Step[] = ["contact", "shipping", "payment", "review"];

/** The checkout, from address to placed order; inside a CommerceProvider. */
export function Checkout({ onPlaced }: { onPlaced: (order: OrderOfCart) => void }) {
  const readiness = useCheckoutCart();
  const { cart } = useCart();
  const { client } = useMedusa();
  const { status } = useCustomerSession();
  const isCustomer = status === "customer";
  const saved = useQuery(["addresses"], () => listAddresses(client), { enabled: isCustomer });

  const remember = useMutation((address: PostalAddress) => addAddress(client, address), {
    onSuccess: () => saved.refetch(),
    onError: (cause) =>
      clientState
        .getState()
        .setError(`${checkoutTexts().addressNotSaved} ${problemOf(cause).sentence}`),
  });

  switch (readiness.state) {
    case "empty":
      return <NothingToOrder />;
    case "refused":
      return <CartNeedsALook />;
    case "failed":
      return (
        <Alert
          tone="error"
          className="mt-6"
          actions={<LinkButton to="/cart">{checkoutTexts().cart}</LinkButton>}
        >
          {readiness.sentence}
        </Alert>
      );
  }
  if (!cart || readiness.state === "preparing" || (isCustomer && saved.isLoading)) {
    return <PreparingCheckout />;
  }
  const addresses = saved.data ?? [];
  return (
    <Steps
      cart={cart}
      addresses={addresses}
      onRemember={(address) => {
        if (!addresses.some((known) => isSameAddress(known, address))) remember.mutate(address);
      }}
      onPlaced={onPlaced}
    />
  );
}

interface StepsProps {
  cart: EngineCart;
  addresses: CustomerAddress[];
  onRemember: (address: PostalAddress) => void;
  onPlaced: (order: OrderOfCart) => void;
}

function Steps({ cart, addresses, onRemember, onPlaced }: StepsProps) {
  const [open, setOpen] = useState<Step>("contact");
  const [providerId, setProviderId] = useState("");
  // A cart tells the id of its shipping option, not the name.
  const [shipping, setShipping] = useState<ShippingOption | null>(null);

  function frame(step: Step) {
    const isBefore = order.indexOf(step) < order.indexOf(open);
    return {
      number: order.indexOf(step) + 1,
      state: step === open ? ("open" as const) : isBefore ? ("done" as const) : ("ahead" as const),
      onChange: () => setOpen(step),
    };
  }

  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <div>
        <StepFrame
          {...frame("contact")}
          title={checkoutTexts().contactAndAddress}
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
            onRemember={onRemember}
            onDone={() => setOpen("shipping")}
          />
        </StepFrame>
        <StepFrame {...frame("shipping")} title={checkoutTexts().shipping} summary={shipping?.name}>
          <ShippingStep
            cart={cart}
            onDone={(chosen) => {
              setShipping(chosen);
              setOpen("payment");
            }}
          />
        </StepFrame>
        <StepFrame
          {...frame("payment")}
          title={checkoutTexts().payment}
          summary={paymentWay(providerId).name}
        >
          <PaymentStep
            cart={cart}
            chosen={providerId}
            onDone={(chosen) => {
              setProviderId(chosen);
              setOpen("review");
            }}
          />
        </StepFrame>
        <StepFrame {...frame("review")} title={checkoutTexts().review}>
          <ReviewStep cart={cart} providerId={providerId} onPlaced={onPlaced} />
        </StepFrame>
      </div>
      {open !== "review" && <YourOrder cart={cart} />}
    </div>
  );
}

/** What is ordered, beside the steps; the review shows it by itself. */
function YourOrder({ cart }: { cart: EngineCart }) {
  return (
    <Card className="max-lg:order-first lg:sticky lg:top-28">
      <h2 className="text-xl">{checkoutTexts().yourOrder}</h2>
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

function NothingToOrder() {
  return (
    <EmptyState
      picture={<EmptyCartPicture />}
      title={checkoutTexts().nothingYet}
      actions={<LinkButton to="/shop">{checkoutTexts().toShop}</LinkButton>}
    >
      {checkoutTexts().emptyCart}
    </EmptyState>
  );
}

function CartNeedsALook() {
  return (
    <Alert
      tone="warning"
      className="mt-6"
      title={checkoutTexts().needsALook}
      actions={<LinkButton to="/cart">{checkoutTexts().toCart}</LinkButton>}
    >
      {checkoutTexts().notInThatQuantity}
    </Alert>
  );
}

function PreparingCheckout() {
  const config = usePublicConfig();
  const session = useStore(cartState);
  return (
    <div className="mt-6">
      <ConnectionNotice session={session} onRetry={() => void retryCart(config)} />
      <div
        className="grid gap-8 lg:grid-cols-[1fr_24rem]"
        role="status"
        aria-label={checkoutTexts().loading}
      >
        <Skeleton className="h-96" />
        <Skeleton className="h-56" />
      </div>
    </div>
  );
}
