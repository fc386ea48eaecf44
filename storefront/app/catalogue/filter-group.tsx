import type { FacetValue } from "@chemical-ink/product-api/contract/listing";
import type { ReactNode } from "react";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ChevronDownIcon } from "~/ui/icons.tsx";
import { ColourDot } from "./colour-dot.tsx";
import type { TickedType } from "./listing-url.ts";

/** So many values are shown at once; the rest unfolds. */
const shownAtOnce = 8;

/** A foldable part of the filters; native, so it folds before any script runs. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-b border-line py-3">
      <summary className="flex min-h-9 items-center justify-between font-semibold">
        {title}
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  );
}

type FilterGroupProps = {
  title: string;
  type: TickedType;
  values: FacetValue[];
  chosen: string[];
  onToggle: (value: string) => void;
};

/** The values of one type with their counts; chosen ones stay, even where nothing is left. */
export function FilterGroup({ title, type, values, chosen, onToggle }: FilterGroupProps) {
  const gone = chosen.filter((value) => !values.some((known) => known.value === value));
  const all = [...gone.map((value) => ({ value, count: 0 })), ...values];
  if (all.length === 0) return null;

  const row = ({ value, count }: FacetValue) => (
    <Checkbox
      key={value}
      name={type}
      value={value}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
      label={
        <span className="flex items-start gap-2">
          {type === "color" && <ColourDot name={value} className="mt-0.5" />}
          <span className="flex-1">{value}</span>{" "}
          <span className="text-xs leading-[1.375rem] text-key-faint tabular-nums">{count}</span>
        </span>
      }
    />
  );
  return (
    <FilterSection title={title}>
      {all.slice(0, shownAtOnce).map(row)}
      {all.length > shownAtOnce && (
        <details open={all.slice(shownAtOnce).some(({ value }) => chosen.includes(value))}>
          <summary className="inline-flex min-h-9 items-center text-sm text-link">
            {all.length - shownAtOnce} more
          </summary>
          {all.slice(shownAtOnce).map(row)}
        </details>
      )}
    </FilterSection>
  );
}
