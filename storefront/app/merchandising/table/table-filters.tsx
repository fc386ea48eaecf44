import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { type FormEvent, useEffect, useState } from "react";
import { textsIn } from "~/language/texts.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/fields/select-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { SearchIcon } from "~/ui/icons.tsx";
import { fieldLabel, valueNames } from "../form/field-names.ts";
import { type TableView, tableFilters } from "./table-url.ts";

const texts = textsIn({
  en: {
    label: "Search by title, part number or brand",
    search: "Search",
    any: "Any",
    stock: "Stock",
    none: "Out of stock",
    low: "Low, under 10",
    gap: "Missing",
    picture: "Picture",
    price: "Price",
    clear: "Clear filters",
  },
  fr: {
    label: "Rechercher par titre, référence ou marque",
    search: "Rechercher",
    any: "Tous",
    stock: "Stock",
    none: "Épuisé",
    low: "Faible, moins de 10",
    gap: "Manque",
    picture: "Image",
    price: "Prix",
    clear: "Effacer les filtres",
  },
});

interface TableFiltersProps {
  view: TableView;
  /** The words that are offered; null while they are on their way. */
  vocabulary: Vocabulary | null;
  onLook: (change: Partial<TableView>) => void;
}

/** The search and the filters of the table. What they say stands in the address. */
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
        name: valueNames().status[value],
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
      label: texts().stock,
      options: (["none", "low"] as const).map((value) => ({ value, name: texts()[value] })),
    },
    {
      filter: "gap",
      label: texts().gap,
      options: (["picture", "price"] as const).map((value) => ({ value, name: texts()[value] })),
    },
  ] as const;

  return (
    <form onSubmit={search} className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={texts().label}
          type="search"
          name="q"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" aria-label={texts().search}>
          <SearchIcon />
        </Button>
      </div>
      <div className="grid grid-cols-2 items-end gap-2 md:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
        {filters.map(({ filter, label, options }) => (
          <SelectField
            key={filter}
            label={label}
            value={view[filter]}
            onChange={(event) => onLook({ [filter]: event.currentTarget.value })}
          >
            <option value="">{texts().any}</option>
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
            {texts().clear}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The address may name what is not offered, or not yet. */
function isAbsent(value: string, options: readonly { value: string }[]): boolean {
  return value !== "" && !options.some((option) => option.value === value);
}
