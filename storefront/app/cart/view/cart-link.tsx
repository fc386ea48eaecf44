import { Link, useHref, useLocation } from "react-router-dom";
import { unitsInCart } from "~/client-state/cart-lines.ts";
import { useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";
import { CartIcon } from "~/ui/icons.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { SheetLink } from "~/ui/windows/sheet-link.tsx";

const loadMiniCart = async () => (await import("./mini-cart.tsx")).MiniCart;
const MiniCart = lazyPart("the cart", loadMiniCart);

/** Loads the drawer's code before the click; a failure is reported by the click. */
function fetchMiniCart(): void {
  loadMiniCart().catch(() => {});
}

/**
 * The link to the cart with its number of units. It opens the cart as a drawer; on the pages that
 * show the cart it is a plain link.
 */
export function CartLink() {
  const units = useClientState((state) => unitsInCart(state.cart));
  const href = useHref("/cart");
  const { pathname } = useLocation();
  const look = {
    "aria-label": units === 0 ? m.cart_link_empty() : m.cart_link_units({ units }),
    className: "relative inline-flex size-11 items-center justify-center rounded-sm hover:bg-wash",
  };
  const content = (
    <>
      <CartIcon />
      {units > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 inset-e-0 min-w-5 rounded-full bg-magenta-deep px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums"
        >
          {units > 99 ? "99+" : units}
        </span>
      )}
    </>
  );

  if (pathname === "/cart" || pathname === "/paymentgateway") {
    return (
      <Link to="/cart" {...look}>
        {content}
      </Link>
    );
  }
  return (
    <SheetLink
      {...look}
      fallbackHref={href}
      onApproach={fetchMiniCart}
      sheet={(control) => <MiniCart {...control} />}
    >
      {content}
    </SheetLink>
  );
}
