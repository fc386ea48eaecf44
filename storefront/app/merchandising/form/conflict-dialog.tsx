import type { AttributeName } from "@chemical-ink/catalogue-schema/attributes";
import { useId, useState } from "react";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/windows/dialog.tsx";
import { conflictsOf, fieldInWords, settled } from "../conflict.ts";
import { choiceLabels, fieldLabel, statusNames } from "./field-names.ts";
import { attributeOf, type DraftField, type ProductDraft } from "./product-draft.ts";

type Choice = "mine" | "theirs";

interface ConflictDialogProps {
  from: ProductDraft;
  mine: ProductDraft;
  theirs: ProductDraft;
  onSettle: (draft: ProductDraft) => void;
  /** Called to return to the form with all typed values. */
  onClose: () => void;
}

/** Both versions of a product, to choose from field by field. */
export function ConflictDialog({ from, mine, theirs, onSettle, onClose }: ConflictDialogProps) {
  const [conflicts] = useState(() => conflictsOf(from, mine, theirs));
  const [choices, setChoices] = useState<ReadonlyMap<DraftField, Choice>>(
    () => new Map(conflicts.map(({ field, suggested }) => [field, suggested])),
  );

  function chooseAll(choice: Choice): void {
    setChoices(new Map(conflicts.map(({ field }) => [field, choice])));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.conflict_dialog_title()}
      description={m.conflict_dialog_description()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.conflict_dialog_back()}
          </Button>
          <Button onClick={() => onSettle(settled(mine, theirs, choices))}>
            {m.conflict_dialog_save()}
          </Button>
        </>
      }
    >
      {conflicts.length > 1 && (
        <div className="mb-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => chooseAll("mine")}>
            {m.conflict_dialog_all_mine()}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => chooseAll("theirs")}>
            {m.conflict_dialog_all_theirs()}
          </Button>
        </div>
      )}
      {conflicts.length === 0 && <p>{m.conflict_dialog_same()}</p>}
      <div className="grid gap-4">
        {conflicts.map(({ field }) => (
          <FieldChoice
            key={field}
            field={field}
            chosen={choices.get(field) ?? "mine"}
            mine={inWords(mine, field)}
            theirs={inWords(theirs, field)}
            onChoose={(choice) => setChoices((now) => new Map(now).set(field, choice))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  field: DraftField;
  chosen: Choice;
  mine: string;
  theirs: string;
  onChoose: (choice: Choice) => void;
}

const choiceMessages = { mine: m.conflict_dialog_mine, theirs: m.conflict_dialog_theirs };

function FieldChoice({ field, chosen, onChoose, ...values }: FieldChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{fieldLabel(field)}</legend>
      <div className="mt-1 grid gap-px overflow-hidden rounded-sm border border-line bg-line sm:grid-cols-2">
        {(["mine", "theirs"] as const).map((choice) => (
          <label
            key={choice}
            className="flex min-w-0 cursor-pointer items-start gap-2 bg-sheet p-3 text-sm has-checked:bg-cyan-tint"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
              className="mt-0.5 size-[1.125rem] shrink-0 accent-key"
            />
            <span className="min-w-0">
              <span className="block text-xs text-key-faint">{choiceMessages[choice]()}</span>
              <span className="line-clamp-6 break-words">
                {values[choice] || m.conflict_dialog_empty()}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function inWords(draft: ProductDraft, field: DraftField): string {
  if (field === "status") return statusNames[draft.status]();
  if (attributeOf(field).kind === "choice") {
    return choiceLabels(field as AttributeName)[String(draft[field])] ?? "";
  }
  return fieldInWords(draft, field);
}
