import type { UseComboboxReturnValue } from "downshift";
import { formatMoney } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { ArrowForwardIcon, ClockIcon, PrinterIcon } from "~/ui/icons.tsx";
import { Price } from "~/ui/price.tsx";
import { categorySymbol } from "../category.ts";
import { fromWords } from "../product/product-price.tsx";
import { MarkedText } from "./marked-text.tsx";
import type { OptionGroup, SearchOption } from "./search-options.ts";

type SearchMenuProps = {
  box: Pick<
    UseComboboxReturnValue<SearchOption>,
    "getMenuProps" | "getItemProps" | "highlightedIndex"
  >;
  groups: OptionGroup[];
  typed: string;
  isOpen: boolean;
  isLoading: boolean;
  hasFailed: boolean;
};

/** The list below the search field, in groups, with its size for screen readers. */
export function SearchMenu({ box, groups, typed, isOpen, isLoading, hasFailed }: SearchMenuProps) {
  const options = groups.flatMap((group) => group.options);
  const said = hasFailed
    ? m.search_failed()
    : options.length > 0
      ? m.search_available({ count: options.length })
      : m.search_nothing({ typed });
  const isEmpty = isOpen && options.length === 0;
  return (
    <>
      <div
        {...box.getMenuProps({
          "aria-label": m.search_suggestions(),
          "aria-labelledby": undefined,
        })}
        className={classNames(
          "outline-none transition-opacity",
          isLoading ? "opacity-60 delay-150" : "delay-0",
        )}
      >
        {isOpen &&
          groups.map(({ title, options: ofGroup }, index) => (
            <Group key={title || "all"} title={title} id={`search-group-${index}`}>
              {ofGroup.map((option) => {
                const place = options.indexOf(option);
                return (
                  <div
                    key={option.href}
                    {...box.getItemProps({
                      item: option,
                      index: place,
                      "aria-label": accessibleName(option),
                    })}
                    className={classNames(
                      "flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 text-sm",
                      place === box.highlightedIndex && "bg-key-tint",
                    )}
                  >
                    <Option option={option} typed={typed} />
                  </div>
                );
              })}
            </Group>
          ))}
      </div>
      {isEmpty && <p className="px-4 py-3 text-sm text-key-soft">{said}</p>}
      <p role="status" className="sr-only">
        {isOpen && !isLoading && !isEmpty && said}
      </p>
    </>
  );
}

type GroupProps = { title: string; id: string; children: React.ReactNode };

function Group({ title, id, children }: GroupProps) {
  if (!title) return <div className="border-t border-line">{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, not fieldsets
    <div role="group" aria-labelledby={id} className="pb-1.5">
      <div id={id} className="px-4 pt-3 pb-1 text-xs font-semibold text-key-faint">
        {title}
      </div>
      {children}
    </div>
  );
}

/** The text of an option for screen readers: marks within a word would split it. */
function accessibleName(option: SearchOption): string {
  const { label } = option;
  if (option.kind === "product") {
    const { price, currency, isFrom } = option.product;
    const words = formatMoney(price, currency);
    return `${label}, ${isFrom ? fromWords(words) : words}`;
  }
  if (option.kind !== "printer" || option.products === undefined) return label;
  return `${label}, ${m.search_what_fits({ count: option.products })}`;
}

function Option({ option, typed }: { option: SearchOption; typed: string }) {
  switch (option.kind) {
    case "recent":
      return (
        <>
          <ClockIcon className="text-key-faint" />
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
        </>
      );
    case "printer":
      return (
        <>
          <PrinterIcon className="text-key-faint" />
          <span className="min-w-0 flex-1">
            <MarkedText text={option.label} typed={typed} />
          </span>
          {option.products !== undefined && (
            <span className="text-xs text-key-faint">
              {m.search_what_fits({ count: option.products })}
            </span>
          )}
        </>
      );
    case "category":
      return (
        <>
          <span aria-hidden="true" className="w-5 text-center font-display text-xs font-bold">
            {categorySymbol(option.label)}
          </span>
          <span className="min-w-0 flex-1">
            <MarkedText text={option.label} typed={typed} />
          </span>
        </>
      );
    case "product":
      return (
        <>
          {option.product.picture ? (
            <img
              src={option.product.picture}
              alt=""
              width={40}
              height={40}
              className="size-10 rounded-sm bg-wash object-contain"
            />
          ) : (
            <span className="size-10 rounded-sm bg-wash" />
          )}
          <span className="min-w-0 flex-1 text-key-soft">
            <MarkedText text={option.label} typed={typed} />
          </span>
          <Price
            amount={option.product.price}
            currency={option.product.currency}
            {...(option.product.isFrom && { inWords: fromWords })}
          />
        </>
      );
    case "all":
      return (
        <>
          <span className="flex-1 font-semibold">{option.label}</span>
          <ArrowForwardIcon />
        </>
      );
  }
}
