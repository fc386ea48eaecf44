import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { Stock } from "~/catalogue/product/stock.tsx";
import { chosenHref, titleWithVariant } from "~/catalogue/product/variants.ts";
import { type CartLine, lineKey } from "~/client-state/cart-lines.ts";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Price } from "~/ui/price.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { type LookedUp, lookUpProduct } from "../look-up-product.ts";
import { LinePicture } from "./line-picture.tsx";

interface SavedLinesProps {
  /** Both are called with the line and its place in the list, from 0. */
  onMoveToCart: (line: CartLine, index: number) => void;
  onForget: (line: CartLine, index: number) => void;
}

/** The lines saved for later, with today's price and stock. */
export function SavedLines({ onMoveToCart, onForget }: SavedLinesProps) {
  const lines = useClientState((state) => state.savedForLater);
  const today = useProductsToday(lines);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="saved-for-later" className="mt-10">
      <h2 id="saved-for-later" className="text-xl">
        {m.saved_lines_saved()}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          <SavedLine
            key={lineKey(line)}
            line={line}
            today={today.get(lineKey(line))}
            onMoveToCart={() => onMoveToCart(line, index)}
            onForget={() => onForget(line, index)}
          />
        ))}
      </ul>
    </section>
  );
}

interface SavedLineProps {
  line: CartLine;
  /** Undefined during the look-up. */
  today: LookedUp | undefined;
  onMoveToCart: () => void;
  onForget: () => void;
}

function SavedLine({ line, today, onMoveToCart, onForget }: SavedLineProps) {
  return (
    <li
      data-cart-line
      tabIndex={-1}
      className="grid grid-cols-[4rem_1fr] gap-x-4 py-4 outline-none sm:grid-cols-[5rem_1fr]"
    >
      <LinePicture line={line} />
      <div className="min-w-0">
        <Link to={chosenHref(line)} className="font-semibold hover:underline">
          {titleWithVariant(line)}
        </Link>
        <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-key-soft">
          <Today line={line} today={today} />
        </div>
        <div className="mt-2 flex flex-wrap gap-2">
          {today?.reason !== "gone" && (
            <Button
              variant="secondary"
              size="sm"
              disabled={today?.product?.Quantity === 0}
              onClick={onMoveToCart}
            >
              {m.saved_lines_move_to_cart()}
              <span className="sr-only">: {titleWithVariant(line)}</span>
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onForget}>
            {m.saved_lines_forget()}
            <span className="sr-only">: {titleWithVariant(line)}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function Today({ line, today }: Pick<SavedLineProps, "line" | "today">) {
  if (!today) {
    return (
      <span role="status" aria-label={m.saved_lines_looking_up()}>
        <Skeleton className="h-4 w-32" />
      </span>
    );
  }
  if (today.reason) {
    return <span>{today.reason === "gone" ? m.saved_lines_gone() : m.saved_lines_unknown()}</span>;
  }
  const { Price: price, currency, Quantity } = today.product;
  return (
    <>
      <span>
        {m.saved_lines_units({ units: line.quantity })} <Price amount={price} currency={currency} />
      </span>
      <Stock quantity={Quantity} />
    </>
  );
}

/** Today's products by line key, looked up when the list is shown or changes. */
function useProductsToday(lines: readonly CartLine[]): ReadonlyMap<string, LookedUp> {
  const config = usePublicConfig();
  const [found, setFound] = useState<ReadonlyMap<string, LookedUp>>(new Map());
  const ids = lines.map((line) => `${line._id} ${line.variantId}`).join("\n");
  useEffect(() => {
    let left = false;
    for (const pair of ids.split("\n").filter(Boolean)) {
      const [_id = "", variantId = ""] = pair.split(" ");
      void lookUpProduct(config, _id, variantId).then((product) => {
        if (!left)
          setFound((before) => new Map([...before, [lineKey({ _id, variantId }), product]]));
      });
    }
    return () => {
      left = true;
    };
  }, [config, ids]);
  return found;
}
