import { m } from "~/paraglide/messages.js";
import { buttonStyle } from "~/ui/button-style.ts";
import { classNames } from "~/ui/class-names.ts";
import { CheckIcon, CompareIcon } from "~/ui/icons.tsx";
import { type Compared, toggleCompared, useIsCompared } from "./compared-products.ts";

type CompareToggleProps = {
  product: Compared;
  isLabelled?: boolean;
  className?: string;
};

/** Adds a product to the comparison or removes it. */
export function CompareToggle({ product, isLabelled = false, className }: CompareToggleProps) {
  const isCompared = useIsCompared(product.slug);
  const Icon = isCompared ? CheckIcon : CompareIcon;
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      title={isLabelled ? undefined : m.compare_toggle_compare()}
      onClick={() => toggleCompared(product)}
      className={classNames(
        "needs-scripts",
        isLabelled
          ? buttonStyle("quiet", "sm")
          : "inline-flex size-9 items-center justify-center rounded-sm border",
        isLabelled
          ? isCompared && "bg-key-tint"
          : isCompared
            ? "border-key bg-key text-on-key"
            : "border-line bg-sheet text-key-soft hover:border-key hover:text-key",
        className,
      )}
    >
      <Icon className={isLabelled ? "" : "size-4.5"} />
      {isLabelled && m.compare_toggle_compare()}
      <span className="sr-only">
        {!isLabelled && m.compare_toggle_compare()}: {product.Title}
      </span>
    </button>
  );
}
