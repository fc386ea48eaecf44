import type { FacetValue } from "@chemical-ink/product-api/contract/listing";
import { type ReactNode, useId, useState } from "react";
import { m } from "~/paraglide/messages.js";
import { Checkbox } from "~/ui/fields/checkbox.tsx";
import { inputStyle } from "~/ui/fields/field.tsx";
import { ChevronDownIcon } from "~/ui/icons.tsx";
import type { TickedType } from "../listing/listing-url.ts";
import { ColourDot } from "../product/colour-dot.tsx";
import { filterTitle } from "./filter-texts.ts";

/** Values that are shown at once; the others unfold. */
const shownAtOnce = 8;

/** From this number of values on, there is a field to find one. */
const manyValues = 12;

/** A foldable group of filters, a native element that folds without scripts. */
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
  type: TickedType;
  values: FacetValue[];
  chosen: string[];
  onToggle: (value: string) => void;
};

/** The values of one filter with their counts; chosen values stay, also with a count of 0. */
export function FilterGroup({ type, values, chosen, onToggle }: FilterGroupProps) {
  const [typed, setTyped] = useState("");
  const title = filterTitle(type);
  const gone = chosen.filter((value) => !values.some((known) => known.value === value));
  const all: FacetValue[] = [...gone.map((value) => ({ value, count: 0 })), ...values];
  // Within one category, the only category is not a choice.
  const isNoChoice = all.length === 0 || (type === "category" && all.length === 1);
  if (isNoChoice && chosen.length === 0) return null;

  const row = ({ value, label = value, count }: FacetValue) => (
    <Checkbox
      key={value}
      name={type}
      value={value}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
      label={
        <span className="flex items-start gap-2">
          {type === "color" && <ColourDot name={value} className="mt-0.5" />}
          <span className="flex-1">{label}</span>{" "}
          <span className="text-xs leading-[1.375rem] text-key-faint tabular-nums">{count}</span>
        </span>
      }
    />
  );
  const wanted = typed.trim().toLowerCase();
  const found = all.filter(({ value, label = value }) => label.toLowerCase().includes(wanted));
  const rest = wanted ? [] : all.slice(shownAtOnce);
  return (
    <FilterSection title={title}>
      {all.length >= manyValues && <FindValue title={title} typed={typed} onType={setTyped} />}
      {(wanted ? found : all.slice(0, shownAtOnce)).map(row)}
      {found.length === 0 && (
        <p className="py-1.5 text-sm text-key-faint">
          {m.filter_none_called({ typed: typed.trim() })}
        </p>
      )}
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => chosen.includes(value))}>
          <summary className="inline-flex min-h-9 items-center text-sm text-link">
            {m.filter_more({ count: rest.length })}
          </summary>
          {rest.map(row)}
        </details>
      )}
    </FilterSection>
  );
}

type FindValueProps = { title: string; typed: string; onType: (typed: string) => void };

/** Narrows a long list of values. It needs scripts, so it is not shown without them. */
function FindValue({ title, typed, onType }: FindValueProps) {
  const id = useId();
  return (
    <div className="mb-1.5 noscript:hidden">
      <label htmlFor={id} className="sr-only">
        {m.filter_find_in({ title })}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={m.filter_find_in({ title })}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
        // Enter would submit the whole form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className={inputStyle}
      />
    </div>
  );
}
