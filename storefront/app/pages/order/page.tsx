import { useSearchParams } from "react-router-dom";
import { OrderView } from "~/checkout/order-view.tsx";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import type { EngineOrder } from "~/commerce/engine-types.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Your order",
    description: "What you ordered, and where it goes.",
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
          heading={(order) => <Heading order={order} justPlaced={justPlaced} />}
        />
      </CommerceProvider>
    </div>
  );
}

function Heading({ order, justPlaced }: { order: EngineOrder; justPlaced: boolean }) {
  return (
    <>
      <div className="control-strip mb-6" aria-hidden="true" />
      <h1 className="text-3xl">{justPlaced ? "Thank you, your order is placed" : "Your order"}</h1>
      <p className="mt-3 text-lg">
        Order number <strong data-testid="order-number">#{order.display_id}</strong>
      </p>
      {justPlaced && (
        <p className="mt-2 text-key-soft">
          Keep the number: with it and {order.email} we find everything about it.
        </p>
      )}
      <LinkButton to="/shop" variant="secondary" className="mt-5">
        Continue shopping
      </LinkButton>
    </>
  );
}
