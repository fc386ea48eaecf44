import { useCartSession } from "~/cart/cart-session.ts";
import { CartView } from "~/cart/cart-view.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Cart",
    description: "What you are about to order.",
    path: "/cart",
    hidden: true,
  });

export default function CartPage() {
  const session = useCartSession();
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">Cart</h1>
      <CartView session={session} />
    </div>
  );
}
