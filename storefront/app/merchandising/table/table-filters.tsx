import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { type FormEvent, useEffect, useState } from "react";
import { nameOf } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/fields/select-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { SearchIcon } from "~/ui/icons.tsx";
import { otherLanguages } from "../form/draft-words.ts";
import { fieldLabel, statusNames } from "../form/field-names.ts";
import { type TableView, tableFilters } from "./table-url.ts";

interface TableFiltersProps {
  view: TableView;
  /** The suggested words; null while loading. */
  vocabulary: Vocabulary | null;
  onLook: (change: Partial<TableView>) => void;
}

const gapMessages = { price: m.table_filters_price, picture: m.table_filters_picture };

const stockMessages = { none: m.table_filters_none, low: m.table_filters_low };

/** The search and the filters of the table. Their values are in the URL. */
export function TableFilters({ view, vocabulary, onLook }: TableFiltersProps) {
  const [typed, setTyped] = useState(view.q);
  useEffect(() => setTyped(view.q), [view.q]);

  function search(event: FormEvent): void {
    event.preventDefault();
    onLook({ q: typed.trim() });
  }

  const { categories = [], values = {} } = vocabulary ?? {};
  const brands = values.Brand ?? [];
  const isFiltered = view.q !== "" || tableFilters.some((filter) => view[filter] !== "");
  const categoryPaths = categories.flatMap(({ name, subCategories }) => [
    { value: name, name },
    ...subCategories.map((sub) => ({ value: sub, name: `\u2003${sub}` })),
  ]);
  const filters = [
    {
      filter: "status",
      label: fieldLabel("status"),
      options: (["published", "draft"] as const).map((value) => ({
        value,
        name: statusNames[value](),
      })),
    },
    { filter: "category", label: fieldLabel("Category"), options: categoryPaths },
    {
      filter: "brand",
      label: fieldLabel("Brand"),
      options: brands.map((brand) => ({ value: brand, name: brand })),
    },
    {
      filter: "stock",
      label: m.table_filters_stock(),
      options: (["none", "low"] as const).map((value) => ({
        value,
        name: stockMessages[value](),
      })),
    },
    {
      filter: "gap",
      label: m.table_filters_gap(),
      options: (["picture", "price"] as const).map((value) => ({
        value,
        name: gapMessages[value](),
      })),
    },
    {
      filter: "untranslated",
      label: m.table_filters_untranslated(),
      options: otherLanguages.map((value) => ({ value, name: nameOf(value) })),
    },
  ] as const;

  return (
    <form onSubmit={search} className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={m.table_filters_label()}
          type="search"
          name="q"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" aria-label={m.table_filters_search()}>
          <SearchIcon />
        </Button>
      </div>
      <div className="grid grid-cols-2 items-end gap-2 md:grid-cols-3 lg:grid-cols-[repeat(6,minmax(0,1fr))_auto]">
        {filters.map(({ filter, label, options }) => (
          <SelectField
            key={filter}
            label={label}
            value={view[filter]}
            onChange={(event) => onLook({ [filter]: event.currentTarget.value })}
          >
            <option value="">{m.table_filters_any()}</option>
            {isAbsent(view[filter], options) && (
              <option value={view[filter]}>{view[filter]}</option>
            )}
            {options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
        {isFiltered && (
          <Button
            variant="quiet"
            onClick={() =>
              onLook({ q: "", ...Object.fromEntries(tableFilters.map((filter) => [filter, ""])) })
            }
          >
            {m.table_filters_clear()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The URL may contain a value that is not in the list, or not yet. */
function isAbsent(value: string, options: readonly { value: string }[]): boolean {
  return value !== "" && !options.some((option) => option.value === value);
}
