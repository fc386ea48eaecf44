import { useMutation, useQuery } from "@tanstack/react-query";
import { useCart, useMedusa } from "medusa-react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { cartState } from "~/cart/cart-state.ts";
import { retryCart } from "~/cart/sync/cart-session.ts";
import { ConnectionNotice } from "~/cart/view/connection-notice.tsx";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart, PostalAddress } from "~/commerce/backend-types.ts";
import type { OrderOfCart } from "~/commerce/cart-calls.ts";
import { addAddress, listAddresses } from "~/commerce/customer-calls.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { useCustomerSession } from "~/identity/session.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { EmptyCartPicture } from "~/ui/pictures/empty-cart.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { isSameAddress } from "./address/address-rules.ts";
import { CheckoutSteps } from "./steps/checkout-steps.tsx";
import { forgetCheckout } from "./stored-checkout.ts";
import { useCheckoutCart } from "./use-checkout-cart.ts";

interface CheckoutProps {
  /** Called with the order; `cart` is the ordered cart, if this page has placed it. */
  onPlaced: (order: OrderOfCart, cart?: BackendCart) => void;
}

/** The checkout, from address to placed order; inside a CommerceProvider. */
export function Checkout({ onPlaced }: CheckoutProps) {
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
        .setError(`${m.checkout_address_not_saved()} ${problemOf(cause).sentence}`),
  });

  const { found } = readiness.state === "placed" ? readiness : { found: null };
  const tell = useRef(onPlaced);
  useEffect(() => {
    if (!found) return;
    forgetCheckout();
    tell.current(found);
  }, [found]);

  switch (readiness.state) {
    case "empty":
      return <NothingToOrder />;
    case "refused":
      return <CartHasProblems />;
    case "failed":
      return (
        <Alert
          tone="error"
          className="mt-6"
          actions={<LinkButton to="/cart">{m.checkout_cart()}</LinkButton>}
        >
          {readiness.sentence}
        </Alert>
      );
  }
  if (!cart || readiness.state !== "ready" || (isCustomer && saved.isLoading)) {
    return <PreparingCheckout />;
  }
  const addresses = saved.data ?? [];
  return (
    <CheckoutSteps
      cart={cart}
      addresses={addresses}
      onRemember={(address) => {
        if (!addresses.some((known) => isSameAddress(known, address))) remember.mutate(address);
      }}
      onPlaced={(order) => {
        forgetCheckout();
        onPlaced(order, cart);
      }}
    />
  );
}

function NothingToOrder() {
  return (
    <EmptyState
      picture={<EmptyCartPicture />}
      title={m.checkout_nothing_yet()}
      actions={<LinkButton to="/shop">{m.checkout_to_shop()}</LinkButton>}
    >
      {m.checkout_empty_cart()}
    </EmptyState>
  );
}

function CartHasProblems() {
  return (
    <Alert
      tone="warning"
      className="mt-6"
      title={m.checkout_needs_alook()}
      actions={<LinkButton to="/cart">{m.checkout_to_cart()}</LinkButton>}
    >
      {m.checkout_not_in_that_quantity()}
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
        aria-label={m.checkout_loading()}
      >
        <Skeleton className="h-96" />
        <Skeleton className="h-56" />
      </div>
    </div>
  );
}
