import type { Product } from "@chemical-ink/product-api/contract/product";
import type { Variant } from "@chemical-ink/product-api/contract/variant";
import { Form } from "react-router-dom";
import { stockWords } from "~/catalogue/product/stock.tsx";
import { variantParameter } from "~/catalogue/product/variants.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Price } from "~/ui/price.tsx";

type VariantChoiceProps = { product: Product; onChoose: (variantId: string) => void };

/**
 * The choice of a product's variant. The URL contains it, so that it can be shared and a form
 * without scripts can choose it. Nothing for a product with one variant.
 */
export function VariantChoice({ product, onChoose }: VariantChoiceProps) {
  const { variants, variantId, currency } = product;
  if (!variants) return null;
  return (
    <Form method="get" className="mb-5">
      <fieldset>
        <legend className="font-semibold text-sm">{optionNames(variants)}</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
          {variants.map((variant) => (
            <label
              key={variant.variantId}
              className="flex min-h-13 cursor-pointer items-start gap-2.5 rounded-sm border border-line-strong bg-sheet px-3 py-2 text-sm has-checked:border-key has-checked:ring-1 has-checked:ring-key hover:border-key"
            >
              <input
                type="radio"
                name={variantParameter}
                value={variant.variantId}
                checked={variant.variantId === variantId}
                onChange={() => onChoose(variant.variantId)}
                className="mt-0.5 size-[1.125rem] shrink-0 accent-key"
              />
              <span className="min-w-0">
                <span className="block font-semibold break-words">{variant.title}</span>
                <Price amount={variant.Price} currency={currency} />
                {variant.Quantity < 1 && (
                  <span className="block text-xs text-key-faint">{stockWords(0)}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ChosenCode variant={variants.find((one) => one.variantId === variantId)} />
      <noscript>
        <Button type="submit" variant="secondary" className="mt-2">
          {m.variant_choice_show()}
        </Button>
      </noscript>
    </Form>
  );
}

function ChosenCode({ variant }: { variant: Variant | undefined }) {
  if (!variant?.barcode) return null;
  return (
    <p className="mt-2 font-mono text-sm text-key-faint">
      {m.variant_choice_barcode({ code: variant.barcode })}
    </p>
  );
}

/** The names of the options, such as "Size"; a general word if there are none. */
function optionNames(variants: Variant[]): string {
  const names = new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)));
  return [...names].filter(Boolean).join(", ") || m.variant_choice_variant();
}
