import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { PlusIcon } from "~/ui/icons.tsx";
import { fieldLabel } from "../form/field-names.ts";
import { FormSection } from "../form/form-section.tsx";
import { FicheTechRowFields } from "./fiche-tech-row.tsx";
import { pastedRows } from "./pasted-rows.ts";
import { Sortable } from "./sortable.tsx";

interface FicheTechEditorProps {
  rows: readonly FicheTechRow[];
  error: string | undefined;
  /** Labels in use, each with its unit. */
  labels: Vocabulary["labels"];
}

/** The rows of the technical sheet: add, edit, move, delete, paste. */
export function FicheTechEditor({ rows, error, labels }: FicheTechEditorProps) {
  const errorId = useId();
  const labelsId = useId();
  const add = useClientState((state) => state.addFicheTechRow);
  const move = useClientState((state) => state.moveFicheTechRow);
  const setRows = useClientState((state) => state.setFicheTechRows);
  const list = useRef<HTMLOListElement>(null);
  /** The field to focus after the rows have been reordered. */
  const wanted = useRef<{ row: number; part: "label" | "value" } | null>(null);

  useEffect(() => {
    if (!wanted.current) return;
    const { row, part } = wanted.current;
    wanted.current = null;
    list.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-part="${part}"]`)?.focus();
  }, [rows]);

  function addRow(): void {
    wanted.current = { row: rows.length, part: "label" };
    add();
  }

  function moveRow(from: number, to: number, part: "label" | "value"): void {
    if (to < 0 || to >= rows.length) return;
    wanted.current = { row: to, part };
    move(from, to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    if (!place) return;
    const { row, part } = place;
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (row === rows.length - 1) addRow();
      else focusAt(row + 1, "label");
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      moveRow(row, row + (event.key === "ArrowUp" ? -1 : 1), part);
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const { clipboardData } = event;
    const pasted = pastedRows({
      html: clipboardData.getData("text/html"),
      text: clipboardData.getData("text/plain"),
    });
    if (!pasted) return;
    event.preventDefault();
    const at = placeOf(event.target)?.row ?? rows.length;
    const here = rows[at];
    const isEmpty = here && !here.label && !here.value;
    const before = rows.slice(0, here && !isEmpty ? at + 1 : at);
    const all = [...before, ...pasted, ...rows.slice(here ? at + 1 : at)];
    wanted.current = { row: before.length + pasted.length - 1, part: "value" };
    setRows(all);
  }

  function focusAt(row: number, part: string): void {
    list.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-part="${part}"]`)?.focus();
  }

  return (
    <FormSection title={fieldLabel("ficheTech")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and paste of the fields within */}
      <div
        className="min-w-0 sm:col-span-4"
        tabIndex={-1}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <p className="text-xs text-key-faint">{m.fiche_tech_editor_how()}</p>
        <Sortable ids={rows.map((_, index) => `row-${index}`)} layout="list" onMove={move}>
          <ol ref={list} className="mt-3 grid gap-2">
            {rows.map((row, index) => (
              <FicheTechRowFields
                key={index}
                row={row}
                index={index}
                labels={labels}
                listId={labelsId}
              />
            ))}
          </ol>
        </Sortable>
        <datalist id={labelsId}>
          {labels.map(({ label }) => (
            <option key={label} value={label} />
          ))}
        </datalist>
        {error && (
          <p id={errorId} className="mt-2 text-sm font-medium text-red-deep">
            {error}
          </p>
        )}
        <div className="mt-3 flex items-center gap-4">
          <Button variant="secondary" size="sm" onClick={addRow}>
            <PlusIcon /> {m.fiche_tech_editor_add()}
          </Button>
          <span className="text-xs text-key-faint" role="status">
            {m.fiche_tech_editor_count({ rows: rows.length })}
          </span>
        </div>
      </div>
    </FormSection>
  );
}

/** The row and field of an event; null outside the fields. */
function placeOf(target: EventTarget): { row: number; part: "label" | "value" } | null {
  const field = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-part]") : null;
  const row = field?.closest<HTMLElement>("[data-row]")?.dataset.row;
  if (!field || row === undefined) return null;
  return { row: Number(row), part: field.dataset.part === "label" ? "label" : "value" };
}
