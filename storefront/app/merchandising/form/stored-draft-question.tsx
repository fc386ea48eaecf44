import { currentLocale } from "~/language/language.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { StoredDraft } from "./stored-draft.ts";

const texts = textsIn({
  en: {
    title: "You left unsaved changes here",
    when: (when: string) => `From ${when}.`,
    whenOf: (when: string, name: string) => `From ${when}: “${name}”.`,
    files: "The files that were chosen are not kept: choose them again.",
    restore: "Restore them",
    discard: "Discard them",
  },
  fr: {
    title: "Des modifications n’ont pas été enregistrées",
    when: (when: string) => `Du ${when}.`,
    whenOf: (when: string, name: string) => `Du ${when}\u202f: «\u202f${name}\u202f».`,
    files: "Les fichiers choisis ne sont pas conservés\u202f: choisissez-les à nouveau.",
    restore: "Les reprendre",
    discard: "Les abandonner",
  },
});

interface StoredDraftQuestionProps {
  stored: StoredDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit left unsaved, before the form opens. */
export function StoredDraftQuestion({ stored, onRestore, onDiscard }: StoredDraftQuestionProps) {
  const when = new Intl.DateTimeFormat(currentLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(stored.at);
  const title = stored.draft.Title;
  return (
    <Alert
      tone="warning"
      title={texts().title}
      actions={
        <>
          <Button size="sm" onClick={onRestore}>
            {texts().restore}
          </Button>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            {texts().discard}
          </Button>
        </>
      }
    >
      <p>{title ? texts().whenOf(when, title) : texts().when(when)}</p>
      {stored.hadFiles && <p>{texts().files}</p>}
    </Alert>
  );
}
