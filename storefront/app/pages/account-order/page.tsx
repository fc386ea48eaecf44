import { Link } from "react-router-dom";
import { ReorderButton } from "~/cart/view/reorder-button.tsx";
import { OrderStatus } from "~/checkout/order/order-status.tsx";
import { OrderView } from "~/checkout/order/order-view.tsx";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { CustomerGuard } from "~/identity/customer-guard.tsx";
import { formatDay } from "~/language/formats.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: m.account_order_page_title(),
    description: m.account_order_page_description(),
    path: `/account/orders/${params.id}`,
    hidden: true,
  });

export default function AccountOrderPage({ params }: Route.ComponentProps) {
  return (
    <div className="shell py-8">
      <Link to="/account" className="text-link">
        {m.account_order_page_account()}
      </Link>
      <div className="mt-4">
        <CustomerGuard>
          <CommerceProvider>
            <OrderView
              orderId={params.id}
              heading={(order) => (
                <>
                  <h1 className="text-3xl">
                    {m.account_order_page_order({ number: order.display_id ?? 0 })}
                  </h1>
                  <p className="mt-2 text-key-soft">
                    {m.account_order_page_placed({ day: formatDay(new Date(order.created_at)) })}
                  </p>
                  <p className="mt-3 mb-5">
                    <OrderStatus order={order} />
                  </p>
                  <ReorderButton order={order} size="md" />
                </>
              )}
            />
          </CommerceProvider>
        </CustomerGuard>
      </div>
    </div>
  );
}
