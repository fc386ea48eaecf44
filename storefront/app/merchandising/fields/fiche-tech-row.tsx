import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { clientState, useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { inputStyle } from "~/ui/fields/field.tsx";
import { Select } from "~/ui/fields/select.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { DragIcon, TrashIcon } from "~/ui/icons.tsx";
import {
  amountOf,
  flagRow,
  isWrongNumber,
  kindOf,
  numberRow,
  type RowKind,
  rowKinds,
  toKind,
} from "./sheet-rows.ts";
import { useSortableItem } from "./sortable.tsx";

interface FicheTechRowFieldsProps {
  row: FicheTechRow;
  index: number;
  labels: Vocabulary["labels"];
  /** The id of the datalist with the suggested labels. */
  listId: string;
}

const typeMessages = {
  number: m.fiche_tech_row_types_number,
  text: m.fiche_tech_row_types_text,
  yesNo: m.fiche_tech_row_types_yes_no,
};

/** One row of the technical sheet: its label, the type of its value, and the value. */
export function FicheTechRowFields({ row, index, labels, listId }: FicheTechRowFieldsProps) {
  const { item, handle, isDragging } = useSortableItem(`row-${index}`);
  const update = useClientState((state) => state.updateFicheTechRow);
  const remove = useClientState((state) => state.deleteFicheTechRow);
  const place = index + 1;
  const kind = kindOf(row);

  function rename(label: string): void {
    const unit = labels.find((known) => known.label === label)?.unit;
    // A label that has a unit in other sheets gets that unit.
    if (unit && row.value === "" && kind === "text") replaceRow(index, numberRow(label, "", unit));
    else update(index, { label });
  }

  return (
    <li
      {...item}
      data-row={index}
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1 bg-sheet",
        "md:grid-cols-[auto_minmax(0,5fr)_8.5rem_minmax(0,6fr)_auto]",
        isDragging && "relative z-10 shadow-lift",
      )}
    >
      <button
        type="button"
        {...handle}
        aria-label={m.fiche_tech_row_move({ row: place })}
        title={m.fiche_tech_row_move({ row: place })}
        className="inline-flex h-11 w-7 touch-none cursor-grab items-center justify-center text-key-faint hover:text-key"
      >
        <DragIcon />
      </button>
      <input
        data-part="label"
        aria-label={m.fiche_tech_row_label_of({ row: place })}
        placeholder={m.fiche_tech_row_label()}
        list={listId}
        autoComplete="off"
        value={row.label}
        onChange={(event) => rename(event.currentTarget.value)}
        className={inputStyle}
      />
      <div className="col-span-2 col-start-2 row-start-2 flex min-w-0 gap-1 md:contents">
        <div className="w-32 shrink-0 md:w-auto">
          <Select
            aria-label={m.fiche_tech_row_type_of({ row: place })}
            value={kind}
            onChange={(event) =>
              replaceRow(index, toKind(row, event.currentTarget.value as RowKind))
            }
          >
            {rowKinds.map((value) => (
              <option key={value} value={value}>
                {typeMessages[value]()}
              </option>
            ))}
          </Select>
        </div>
        <div className="flex min-w-0 flex-1 gap-1">
          <Value row={row} index={index} />
        </div>
      </div>
      <IconButton
        label={m.fiche_tech_row_remove({ row: place })}
        icon={<TrashIcon />}
        className="col-start-3 row-start-1 md:col-auto md:row-auto"
        onClick={() => remove(index)}
      />
    </li>
  );
}

function Value({ row, index }: { row: FicheTechRow; index: number }) {
  const update = useClientState((state) => state.updateFicheTechRow);
  const shared = {
    "data-part": "value",
    "aria-label": m.fiche_tech_row_value_of({ row: index + 1 }),
  };
  switch (kindOf(row)) {
    case "yesNo":
      return (
        <span className="min-w-0 flex-1">
          <Select
            {...shared}
            value={row.flag ? "yes" : "no"}
            onChange={({ currentTarget }) =>
              replaceRow(index, flagRow(row.label, currentTarget.value === "yes"))
            }
          >
            <option value="yes">{m.field_names_yes()}</option>
            <option value="no">{m.field_names_no()}</option>
          </Select>
        </span>
      );
    case "number": {
      const change = (amount: string, unit: string) =>
        replaceRow(index, numberRow(row.label, amount, unit));
      return (
        <>
          <input
            {...shared}
            inputMode="decimal"
            placeholder={m.fiche_tech_row_value()}
            value={amountOf(row)}
            aria-invalid={(amountOf(row) !== "" && isWrongNumber(row)) || undefined}
            onChange={(event) => change(event.currentTarget.value, row.unit ?? "")}
            className={classNames(inputStyle, "min-w-0 flex-1")}
          />
          <input
            aria-label={m.fiche_tech_row_unit_of({ row: index + 1 })}
            placeholder={m.fiche_tech_row_unit()}
            maxLength={20}
            value={row.unit ?? ""}
            onChange={(event) => change(amountOf(row), event.currentTarget.value)}
            className={classNames(inputStyle, "max-w-20 px-2")}
          />
        </>
      );
    }
    default:
      return (
        <input
          {...shared}
          placeholder={m.fiche_tech_row_value()}
          value={row.value}
          onChange={(event) => update(index, { value: event.currentTarget.value })}
          className={inputStyle}
        />
      );
  }
}

/** Replaces the row: a row of another type has other fields. */
function replaceRow(index: number, row: FicheTechRow): void {
  const { editedProduct, setFicheTechRows } = clientState.getState();
  setFicheTechRows(editedProduct.ficheTech.map((old, at) => (at === index ? row : old)));
}
