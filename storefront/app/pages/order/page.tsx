import { useSearchParams } from "react-router-dom";
import { OrderView } from "~/checkout/order/order-view.tsx";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: m.order_page_title(),
    description: m.order_page_description(),
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
      <h1 className="text-3xl">{justPlaced ? m.order_page_thanks() : m.order_page_title()}</h1>
      <p className="mt-3 text-lg">
        {m.order_page_number()} <strong data-testid="order-number">#{order.display_id}</strong>
      </p>
      {justPlaced && (
        <p className="mt-2 text-key-soft">{m.order_page_keep({ email: order.email ?? "" })}</p>
      )}
      <LinkButton to="/shop" variant="secondary" className="mt-5 print:hidden">
        {m.order_page_continue_shopping()}
      </LinkButton>
    </>
  );
}
