import type { Filters } from "@chemical-ink/product-api/contract/listing";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { inputStyle } from "~/ui/fields/field.tsx";
import { FilterSection } from "./filter-group.tsx";

/** Lowest and highest price, in major units without VAT; applied by its button or Enter. */
export function PriceRange({ price }: { price: Filters["price"] }) {
  const field = { type: "text", inputMode: "decimal", className: inputStyle } as const;
  return (
    <FilterSection title={m.filter_price()}>
      <div className="flex items-center gap-2">
        <input
          {...field}
          name="min"
          aria-label={m.filter_lowest()}
          placeholder={m.filter_from()}
          defaultValue={price?.min ?? ""}
        />
        <span aria-hidden="true">–</span>
        <input
          {...field}
          name="max"
          aria-label={m.filter_highest()}
          placeholder={m.filter_to()}
          defaultValue={price?.max ?? ""}
        />
        <Button type="submit" variant="secondary" aria-label={m.filter_apply_price()}>
          {m.filter_set_price()}
        </Button>
      </div>
    </FilterSection>
  );
}
