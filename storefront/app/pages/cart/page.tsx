import { retryCart, useCartOfNow } from "~/cart/sync/cart-session.ts";
import { CartView } from "~/cart/view/cart-view.tsx";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: { title: "Cart", description: "What you are about to order." },
  fr: { title: "Panier", description: "Ce que vous êtes sur le point de commander." },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts().title,
    description: texts().description,
    path: "/cart",
    hidden: true,
  });

export default function CartPage() {
  const config = usePublicConfig();
  const session = useCartOfNow();
  return (
    <div className="shell py-8">
      <CartView session={session} onRetry={() => void retryCart(config)} />
    </div>
  );
}
