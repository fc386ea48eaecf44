import { useNavigate } from "react-router-dom";
import { Checkout } from "~/checkout/checkout.tsx";
import { clientState } from "~/client-state/client-state.ts";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.paymentgateway_page_title(),
    description: m.paymentgateway_page_description(),
    path: "/paymentgateway",
    hidden: true,
  });

export default function PaymentGatewayPage() {
  const navigate = useNavigate();
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{m.paymentgateway_page_title()}</h1>
      <CommerceProvider>
        <Checkout
          onPlaced={(order, cart) => {
            // First, because ordered lines must leave the cart even if the next page fails.
            if (cart && clientState.getState().cart.cartId === cart.id) {
              clientState.getState().resetCart();
            }
            const access = encodeURIComponent(order.access);
            return navigate(`/order/${order.id}?placed&access=${access}`, { replace: true });
          }}
        />
      </CommerceProvider>
    </div>
  );
}
