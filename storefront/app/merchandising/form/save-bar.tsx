import { type ReactNode, useId } from "react";
import { textsIn } from "~/language/texts.ts";
import { Button } from "~/ui/button.tsx";

const texts = textsIn({
  en: {
    save: "Save product",
    saveAndNew: "Save and new",
    cancel: "Cancel",
    sending: (percent: number) => `Sending, ${percent} %`,
    storing: "Storing…",
    progress: "How much has been sent",
    unsaved: "Unsaved changes",
    nothing: "No unsaved changes",
    keys: "Ctrl+S saves, Ctrl+Enter saves and opens a new one",
  },
  fr: {
    save: "Enregistrer",
    saveAndNew: "Enregistrer et créer",
    cancel: "Annuler",
    sending: (percent: number) => `Envoi, ${percent}\u202f%`,
    storing: "Enregistrement…",
    progress: "Avancement de l’envoi",
    unsaved: "Modifications non enregistrées",
    nothing: "Tout est enregistré",
    keys: "Ctrl+S enregistre, Ctrl+Entrée enregistre et ouvre un nouveau produit",
  },
});

interface SaveBarProps {
  dirty: boolean;
  /** The part that has been sent, 0 to 1; null while nothing is. */
  progress: number | null;
  onCancel: () => void;
  onSaveAndNew: () => void;
  /** What else can be done with this product. */
  children?: ReactNode;
}

/** Stays at the foot of the window: what is unsaved, how far sending is, and the buttons. */
export function SaveBar({ dirty, progress, onCancel, onSaveAndNew, children }: SaveBarProps) {
  const isSaving = progress !== null;
  const keysId = useId();
  return (
    <div className="sticky bottom-0 z-30 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:rounded-t-md sm:border-x">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          busy={isSaving}
          aria-describedby={keysId}
          aria-keyshortcuts="Control+S"
        >
          {texts().save}
        </Button>
        {isSaving ? (
          <Button variant="secondary" onClick={onCancel}>
            {texts().cancel}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onSaveAndNew} aria-keyshortcuts="Control+Enter">
            {texts().saveAndNew}
          </Button>
        )}
        {isSaving && (
          <progress
            aria-label={texts().progress}
            value={progress < 1 ? progress : undefined}
            className="h-2 w-32 accent-cyan"
          />
        )}
        <p role="status" className="text-sm text-key-soft">
          {isSaving ? sendingWords(progress) : dirty ? texts().unsaved : texts().nothing}
        </p>
        <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
      </div>
      <p id={keysId} className="mt-1.5 hidden text-xs text-key-faint sm:block">
        {texts().keys}
      </p>
    </div>
  );
}

/** In tenths, so that a screen reader is not told of every percent. */
function sendingWords(progress: number): string {
  return progress < 1 ? texts().sending(Math.floor(progress * 10) * 10) : texts().storing;
}
