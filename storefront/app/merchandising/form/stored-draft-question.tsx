import { currentLocale } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { StoredDraft } from "./stored-draft.ts";

interface StoredDraftQuestionProps {
  stored: StoredDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the unsaved changes of an earlier visit, before the form opens. */
export function StoredDraftQuestion({ stored, onRestore, onDiscard }: StoredDraftQuestionProps) {
  const when = new Intl.DateTimeFormat(currentLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(stored.at);
  const title = stored.draft.Title;
  return (
    <Alert
      tone="warning"
      title={m.stored_draft_question_title()}
      actions={
        <>
          <Button size="sm" onClick={onRestore}>
            {m.stored_draft_question_restore()}
          </Button>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            {m.stored_draft_question_discard()}
          </Button>
        </>
      }
    >
      <p>
        {title
          ? m.stored_draft_question_when_of({ when, name: title })
          : m.stored_draft_question_when({ when })}
      </p>
      {stored.hadFiles && <p>{m.stored_draft_question_files()}</p>}
    </Alert>
  );
}
