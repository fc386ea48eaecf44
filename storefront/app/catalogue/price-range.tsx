import type { Filters } from "@chemical-ink/product-api/contract/listing";
import { Button } from "~/ui/button.tsx";
import { inputStyle } from "~/ui/field.tsx";
import { FilterSection } from "./filter-group.tsx";

/** Lowest and highest price, in major units without VAT; applied by its button or by Enter. */
export function PriceRange({ price }: { price: Filters["price"] }) {
  const field = { type: "text", inputMode: "decimal", className: inputStyle } as const;
  return (
    <FilterSection title="Price, excl. VAT">
      <div className="flex items-center gap-2">
        <input
          {...field}
          name="min"
          aria-label="Lowest price"
          placeholder="From"
          defaultValue={price?.min ?? ""}
        />
        <span aria-hidden="true">–</span>
        <input
          {...field}
          name="max"
          aria-label="Highest price"
          placeholder="To"
          defaultValue={price?.max ?? ""}
        />
        <Button type="submit" variant="secondary" aria-label="Apply price range">
          Set
        </Button>
      </div>
    </FilterSection>
  );
}
