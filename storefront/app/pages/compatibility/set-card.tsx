import { Link } from "react-router-dom";
import { AddSetButton } from "~/cart/view/add-set-button.tsx";
import { ColourDot } from "~/catalogue/product/colour-dot.tsx";
import { costPerPageWords } from "~/catalogue/product/cost-per-page.ts";
import { wordOf } from "~/catalogue/product/product-words.ts";
import { m } from "~/paraglide/messages.js";
import { Card } from "~/ui/card.tsx";
import { Price } from "~/ui/price.tsx";
import type { SupplySet } from "./supplies.ts";

/** The colours of a series with their costs, and the button that adds all of them to the cart. */
export function SetCard({ set }: { set: SupplySet }) {
  const { series, members, total } = set;
  const soldOut = members.filter(({ Quantity }) => Quantity < 1);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg">{m.compatibility_whole_set({ series })}</h3>
        <p className="text-sm text-key-faint">
          {m.compatibility_set_of({ count: members.length })}
        </p>
      </div>
      <ul className="text-sm">
        {members.map((member) => {
          const cost = costPerPageWords(member);
          return (
            <li key={member._id} className="flex items-center gap-3 border-t border-line">
              <ColourDot name={member.color} swatch={member.colorSwatch} />
              <Link to={`/product/${member.slug}`} className="flex-1 py-2 hover:underline">
                {wordOf(member, "color")} <span className="font-mono text-xs">{member.mpn}</span>
              </Link>
              {cost && (
                <span className="text-xs text-key-faint">{m.compatibility_per_page({ cost })}</span>
              )}
              <Price amount={member.Price} currency={member.currency} />
            </li>
          );
        })}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <Price
          amount={total}
          currency={members[0]?.currency ?? ""}
          note={m.compatibility_excl_vat()}
          className="font-display text-lg font-bold"
        />
        {soldOut.length === 0 ? (
          <AddSetButton products={members}>
            {m.compatibility_add_set({ count: members.length })}
          </AddSetButton>
        ) : (
          <p className="text-sm text-key-soft">
            {m.compatibility_sold_out_of_set({
              colours: soldOut.map(({ color }) => color).join(", "),
            })}
          </p>
        )}
      </div>
    </Card>
  );
}
