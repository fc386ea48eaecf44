import type { Product } from "@chemical-ink/product-api/contract/product";
import { textsIn } from "~/language/texts.ts";
import { classNames } from "~/ui/class-names.ts";

const texts = textsIn({
  en: { oem: "Original", compatible: "Compatible", remanufactured: "Remanufactured" },
  fr: { oem: "D’origine", compatible: "Compatible", remanufactured: "Reconditionné" },
});

type Condition = Product["condition"];

/** Whether the printer's maker made it, in a word; empty where nobody said. */
export function conditionWords(condition: Condition): string {
  return condition && texts()[condition];
}

const looks: Record<Exclude<Condition, "">, string> = {
  oem: "bg-key text-on-key",
  compatible: "bg-cyan-tint text-cyan-deep",
  remanufactured: "bg-green-tint text-green-deep",
};

/** Original, compatible or remanufactured, as a small mark. Nothing where nobody said. */
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
