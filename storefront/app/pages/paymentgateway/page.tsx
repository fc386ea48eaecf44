import { useNavigate } from "react-router-dom";
import { Checkout } from "~/checkout/checkout.tsx";
import { clientState } from "~/client-state/client-state.ts";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Checkout",
    description: "Address, shipping, payment, and your order is on its way.",
    path: "/paymentgateway",
    hidden: true,
  });

export default function PaymentGatewayPage() {
  const navigate = useNavigate();
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">Checkout</h1>
      <CommerceProvider>
        <Checkout
          onPlaced={(order) => {
            // First of all: what was bought must not stay in the cart if the next page fails.
            clientState.getState().resetCart();
            return navigate(`/order/${order.id}?placed`, { replace: true });
          }}
        />
      </CommerceProvider>
    </div>
  );
}
