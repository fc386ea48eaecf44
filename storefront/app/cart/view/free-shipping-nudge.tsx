import { formatMoney } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import type { CartAmounts } from "../cart-amounts.ts";
import { type FreeShipping, useFreeShipping } from "../free-shipping.ts";

/** The amount that is missing for free delivery. Nothing if the shop has no such rule. */
export function FreeShippingNudge({ amounts }: { amounts: CartAmounts }) {
  const rule = useFreeShipping();
  if (!rule || rule.currency_code !== amounts.currency) return null;
  return <Progress rule={rule} goods={amounts.goods} />;
}

function Progress({ rule, goods }: { rule: FreeShipping; goods: number }) {
  const { threshold, currency_code: currency } = rule;
  const reached = Math.min(goods, threshold);
  const sentence =
    reached >= threshold
      ? m.free_shipping_nudge_reached()
      : m.free_shipping_nudge_more({ amount: formatMoney(threshold - goods, currency) });
  return (
    <div>
      <p className="text-sm font-medium">{sentence}</p>
      <div
        role="progressbar"
        aria-label={m.free_shipping_nudge_label()}
        aria-valuemin={0}
        aria-valuemax={threshold}
        aria-valuenow={reached}
        aria-valuetext={sentence}
        className="mt-1.5 h-2 overflow-hidden rounded-full border border-line-strong bg-wash"
      >
        <div
          className="h-full bg-green transition-[width]"
          style={{ width: `${threshold > 0 ? (reached / threshold) * 100 : 100}%` }}
        />
      </div>
    </div>
  );
}
