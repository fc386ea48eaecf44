import { useNavigate } from "react-router-dom";
import { Checkout } from "~/checkout/checkout.tsx";
import { clientState } from "~/client-state/client-state.ts";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    title: "Checkout",
    description: "Address, shipping, payment, and your order is on its way.",
  },
  fr: {
    title: "Commande",
    description: "Adresse, livraison, paiement, et votre commande est en route.",
  },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts().title,
    description: texts().description,
    path: "/paymentgateway",
    hidden: true,
  });

export default function PaymentGatewayPage() {
  const navigate = useNavigate();
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{texts().title}</h1>
      <CommerceProvider>
        <Checkout
          onPlaced={(order, cart) => {
            // First of all: what was bought must not stay in the cart if the next page fails.
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
