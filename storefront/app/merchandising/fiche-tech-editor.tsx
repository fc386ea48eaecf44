import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";
import { useId } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { Button } from "~/ui/button.tsx";
import { inputStyle } from "~/ui/field.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { ChevronDownIcon, PlusIcon, TrashIcon } from "~/ui/icons.tsx";

interface FicheTechEditorProps {
  /** Those of the product that is being edited. */
  rows: readonly FicheTechRow[];
  error: string | undefined;
}

/** The rows of the technical sheet: add, edit, move, delete. */
export function FicheTechEditor({ rows, error }: FicheTechEditorProps) {
  const errorId = useId();
  const add = useClientState((state) => state.addFicheTechRow);
  const remove = useClientState((state) => state.deleteFicheTechRow);
  const update = useClientState((state) => state.updateFicheTechRow);
  const move = useClientState((state) => state.moveFicheTechRow);

  return (
    <fieldset
      tabIndex={-1}
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <legend className="text-sm font-semibold">Technical sheet</legend>
      <ol className="mt-2 grid gap-2">
        {rows.map((row, index) => {
          const name = `row ${index + 1}`;
          return (
            <li key={index} className="flex flex-wrap items-center gap-1 sm:flex-nowrap">
              <input
                aria-label={`Label of ${name}`}
                placeholder="Label"
                value={row.label}
                onChange={(event) => update(index, { label: event.currentTarget.value })}
                className={inputStyle}
              />
              <input
                aria-label={`Value of ${name}`}
                placeholder="Value"
                value={row.value}
                onChange={(event) => update(index, { value: event.currentTarget.value })}
                className={inputStyle}
              />
              <IconButton
                label={`Move ${name} up`}
                icon={<ChevronDownIcon className="rotate-180" />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={`Move ${name} down`}
                icon={<ChevronDownIcon />}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                label={`Delete ${name}`}
                icon={<TrashIcon />}
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ol>
      {error && (
        <p id={errorId} className="mt-2 text-sm font-medium text-red-deep">
          {error}
        </p>
      )}
      <Button variant="secondary" size="sm" className="mt-3" onClick={add}>
        <PlusIcon /> Add a row
      </Button>
    </fieldset>
  );
}
