import type { Filters } from "@chemical-ink/product-api/contract/listing";
import { Button } from "~/ui/button.tsx";
import { inputStyle } from "~/ui/fields/field.tsx";
import { FilterSection } from "./filter-group.tsx";
import { filterTexts } from "./filter-texts.ts";

/** Lowest and highest price, in major units without VAT; applied by its button or by Enter. */
export function PriceRange({ price }: { price: Filters["price"] }) {
  const field = { type: "text", inputMode: "decimal", className: inputStyle } as const;
  return (
    <FilterSection title={filterTexts().price}>
      <div className="flex items-center gap-2">
        <input
          {...field}
          name="min"
          aria-label={filterTexts().lowest}
          placeholder={filterTexts().from}
          defaultValue={price?.min ?? ""}
        />
        <span aria-hidden="true">–</span>
        <input
          {...field}
          name="max"
          aria-label={filterTexts().highest}
          placeholder={filterTexts().to}
          defaultValue={price?.max ?? ""}
        />
        <Button type="submit" variant="secondary" aria-label={filterTexts().applyPrice}>
          {filterTexts().setPrice}
        </Button>
      </div>
    </FilterSection>
  );
}
