import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { DotsSix, Trash } from "@medusajs/icons";
import { clx, Hint, IconButton, Input } from "@medusajs/ui";
import { type ReactNode, useId } from "react";
import { t } from "../i18n/translate";
import { Choice } from "../parts/choice";
import type { FormRow, RowKind } from "./sheet-form";

interface RowEditorProps {
  row: FormRow;
  /** Its place in the list, from 1. */
  place: number;
  labelProblem?: string;
  valueProblem?: string;
  onChange: (row: FormRow) => void;
  onDelete: () => void;
}

function kindTitles(): Record<RowKind, string> {
  return {
    text: t("rows.kinds.text"),
    number: t("rows.kinds.number"),
    "yes-no": t("rows.kinds.yesNo"),
  };
}

export function RowEditor({ row, place, onChange, onDelete, ...props }: RowEditorProps) {
  const { labelProblem, valueProblem } = props;
  const id = useId();
  const sortable = useSortable({ id: row.key });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const name = `${place}${row.label && `, ${row.label}`}`;

  return (
    <li
      ref={sortable.setNodeRef}
      data-row={row.key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clx(
        "bg-ui-bg-component shadow-elevation-card-rest flex items-start gap-x-2 rounded-lg p-2",
        isDragging && "shadow-elevation-card-hover relative z-10",
      )}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={sortable.setActivatorNodeRef}
        type="button"
        size="small"
        variant="transparent"
        aria-label={t("rows.move", { row: name })}
        className="mt-0.5 cursor-grab touch-none active:cursor-grabbing"
      >
        <DotsSix className="text-ui-fg-muted" />
      </IconButton>
      <div className="grid min-w-0 flex-1 grid-cols-1 items-start gap-2 sm:grid-cols-[minmax(0,4fr)_minmax(112px,2fr)_minmax(0,5fr)]">
        <Cell id={`${id}-label`} problem={labelProblem}>
          <Input
            aria-label={t("rows.labelOf", { place })}
            aria-invalid={labelProblem !== undefined}
            aria-describedby={labelProblem && `${id}-label`}
            placeholder={t("rows.label")}
            autoComplete="off"
            value={row.label}
            onChange={(event) => onChange({ ...row, label: event.target.value })}
          />
        </Cell>
        <Choice
          aria-label={t("rows.kindOf", { place })}
          value={row.kind}
          options={kindTitles()}
          onChange={(kind) => onChange({ ...row, kind })}
        />
        <Cell id={`${id}-value`} problem={valueProblem}>
          <Value
            row={row}
            place={place}
            problem={valueProblem && `${id}-value`}
            onChange={onChange}
          />
        </Cell>
      </div>
      <IconButton
        type="button"
        size="small"
        variant="transparent"
        aria-label={t("rows.delete", { row: name })}
        className="mt-0.5"
        onClick={onDelete}
      >
        <Trash className="text-ui-fg-muted" />
      </IconButton>
    </li>
  );
}

interface CellProps {
  /** The id of the element with the problem. */
  id: string;
  problem?: string;
  children: ReactNode;
}

function Cell({ id, problem, children }: CellProps) {
  return (
    <div className="flex min-w-0 flex-col gap-y-1">
      {children}
      {problem && (
        <Hint id={id} variant="error">
          {problem}
        </Hint>
      )}
    </div>
  );
}

interface ValueProps extends Pick<RowEditorProps, "row" | "place" | "onChange"> {
  /** The id of the element with the problem. */
  problem?: string;
}

function Value({ row, place, problem, onChange }: ValueProps) {
  const value = {
    "aria-label": t("rows.valueOf", { place }),
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem,
  };
  if (row.kind === "yes-no") {
    return (
      <Choice
        {...value}
        value={row.yes ? "yes" : "no"}
        options={{ yes: t("productSheet.yes"), no: t("productSheet.no") }}
        onChange={(answer) => onChange({ ...row, yes: answer === "yes" })}
      />
    );
  }
  const input = (
    <Input
      {...value}
      placeholder={row.kind === "number" ? "70" : t("rows.value")}
      inputMode={row.kind === "number" ? "decimal" : undefined}
      autoComplete="off"
      value={row.text}
      onChange={(event) => onChange({ ...row, text: event.target.value })}
    />
  );
  if (row.kind === "text") return input;
  return (
    <div className="grid grid-cols-[1fr_80px] gap-x-2">
      {input}
      <Input
        aria-label={t("rows.unitOf", { place })}
        placeholder={t("rows.unit")}
        autoComplete="off"
        value={row.unit}
        onChange={(event) => onChange({ ...row, unit: event.target.value })}
      />
    </div>
  );
}
