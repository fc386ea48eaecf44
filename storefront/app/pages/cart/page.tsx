import { retryCart, useRefreshedCart } from "~/cart/sync/cart-session.ts";
import { CartView } from "~/cart/view/cart-view.tsx";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.cart_page_title(),
    description: m.cart_page_description(),
    path: "/cart",
    hidden: true,
  });

export default function CartPage() {
  const config = usePublicConfig();
  const session = useRefreshedCart();
  return (
    <div className="shell py-8">
      <CartView session={session} onRetry={() => void retryCart(config)} />
    </div>
  );
}
