import { useSearchParams } from "react-router-dom";
import { OrderView } from "~/checkout/order/order-view.tsx";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    title: "Your order",
    description: "What you ordered, and where it goes.",
    thanks: "Thank you, your order is placed",
    number: "Order number",
    keep: (email: string) => `Keep the number: with it and ${email} we find everything about it.`,
    continueShopping: "Continue shopping",
  },
  fr: {
    title: "Votre commande",
    description: "Ce que vous avez commandé, et où cela part.",
    thanks: "Merci, votre commande est passée",
    number: "Numéro de commande",
    keep: (email: string) =>
      `Gardez ce numéro : avec lui et l’adresse ${email}, nous retrouvons tout.`,
    continueShopping: "Continuer mes achats",
  },
});

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: texts().title,
    description: texts().description,
    path: `/order/${params.id}`,
    hidden: true,
  });

export default function OrderPage({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const justPlaced = query.has("placed");
  return (
    <div className="shell py-8">
      <CommerceProvider>
        <OrderView
          orderId={params.id}
          access={query.get("access") ?? undefined}
          heading={(order) => <Heading order={order} justPlaced={justPlaced} />}
        />
      </CommerceProvider>
    </div>
  );
}

function Heading({ order, justPlaced }: { order: BackendOrder; justPlaced: boolean }) {
  return (
    <>
      <div className="control-strip mb-6" aria-hidden="true" />
      <h1 className="text-3xl">{justPlaced ? texts().thanks : texts().title}</h1>
      <p className="mt-3 text-lg">
        {texts().number} <strong data-testid="order-number">#{order.display_id}</strong>
      </p>
      {justPlaced && <p className="mt-2 text-key-soft">{texts().keep(order.email ?? "")}</p>}
      <LinkButton to="/shop" variant="secondary" className="mt-5 print:hidden">
        {texts().continueShopping}
      </LinkButton>
    </>
  );
}
