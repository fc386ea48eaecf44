import { Link } from "react-router-dom";
import { OrderView } from "~/checkout/order-view.tsx";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { CustomerGuard } from "~/identity/customer-guard.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { shopLocale } from "~/ui/money.ts";
import type { Route } from "./+types/page";

const day = new Intl.DateTimeFormat(shopLocale, { dateStyle: "long" });

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Your order",
    description: "What you ordered, and where it went.",
    path: `/account/orders/${params.id}`,
    hidden: true,
  });

export default function AccountOrderPage({ params }: Route.ComponentProps) {
  return (
    <div className="shell py-8">
      <Link to="/account" className="text-link">
        Your account
      </Link>
      <div className="mt-4">
        <CustomerGuard>
          <CommerceProvider>
            <OrderView
              orderId={params.id}
              heading={(order) => (
                <>
                  <h1 className="text-3xl">Order #{order.display_id}</h1>
                  <p className="mt-2 text-key-soft">
                    Placed on {day.format(new Date(order.created_at))}
                  </p>
                </>
              )}
            />
          </CommerceProvider>
        </CustomerGuard>
      </div>
    </div>
  );
}
