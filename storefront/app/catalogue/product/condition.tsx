import type { Product } from "@chemical-ink/product-api/contract/product";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";

type Condition = Product["condition"];

const conditionMessages = {
  oem: m.condition_oem,
  compatible: m.condition_compatible,
  remanufactured: m.condition_remanufactured,
};

/** Original, compatible or remanufactured, as a word; empty if unknown. */
export function conditionWords(condition: Condition): string {
  return condition && conditionMessages[condition]();
}

const looks: Record<Exclude<Condition, "">, string> = {
  oem: "bg-key text-on-key",
  compatible: "bg-cyan-tint text-cyan-deep",
  remanufactured: "bg-green-tint text-green-deep",
};

/** Original, compatible or remanufactured, as a mark. Nothing if unknown. */
export function ConditionMark({ condition }: { condition: Condition }) {
  if (!condition) return null;
  return (
    <span
      className={classNames(
        "inline-block rounded-sm px-1.5 text-xs font-semibold",
        looks[condition],
      )}
    >
      {conditionWords(condition)}
    </span>
  );
}
