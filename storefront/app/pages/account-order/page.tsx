import { Link } from "react-router-dom";
import { ReorderButton } from "~/cart/view/reorder-button.tsx";
import { OrderStatus } from "~/checkout/order/order-status.tsx";
import { OrderView } from "~/checkout/order/order-view.tsx";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { CustomerGuard } from "~/identity/customer-guard.tsx";
import { formatDay } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    title: "Your order",
    description: "What you ordered, and where it went.",
    account: "Your account",
    order: (number: number) => `Order #${number}`,
    placed: (day: string) => `Placed on ${day}`,
  },
  fr: {
    title: "Votre commande",
    description: "Ce que vous avez commandé, et où c’est allé.",
    account: "Votre compte",
    order: (number) => `Commande n°\u00a0${number}`,
    placed: (day) => `Passée le ${day}`,
  },
});

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: texts().title,
    description: texts().description,
    path: `/account/orders/${params.id}`,
    hidden: true,
  });

export default function AccountOrderPage({ params }: Route.ComponentProps) {
  return (
    <div className="shell py-8">
      <Link to="/account" className="text-link">
        {texts().account}
      </Link>
      <div className="mt-4">
        <CustomerGuard>
          <CommerceProvider>
            <OrderView
              orderId={params.id}
              heading={(order) => (
                <>
                  <h1 className="text-3xl">{texts().order(order.display_id ?? 0)}</h1>
                  <p className="mt-2 text-key-soft">
                    {texts().placed(formatDay(new Date(order.created_at)))}
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
