import { Link } from "react-router-dom";
import { unitsInCart } from "~/client-state/cart-slice.ts";
import { useClientState } from "~/client-state/client-state.ts";
import { plural, textsIn } from "~/language/texts.ts";
import { CartIcon } from "~/ui/icons.tsx";

const texts = textsIn({
  en: {
    empty: "Cart, empty",
    units: (units: number) => `Cart, ${units} ${plural(units, { one: "item", other: "items" })}`,
  },
  fr: {
    empty: "Panier, vide",
    units: (units: number) =>
      `Panier, ${units} ${plural(units, { one: "article", other: "articles" })}`,
  },
});

/** The way to the cart, with how many units are in it. */
export function CartLink() {
  const units = useClientState((state) => unitsInCart(state.cart));

  return (
    <Link
      to="/cart"
      aria-label={units === 0 ? texts().empty : texts().units(units)}
      className="relative inline-flex size-11 items-center justify-center rounded-sm hover:bg-wash"
    >
      <CartIcon />
      {units > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-magenta-deep px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums"
        >
          {units > 99 ? "99+" : units}
        </span>
      )}
    </Link>
  );
}
