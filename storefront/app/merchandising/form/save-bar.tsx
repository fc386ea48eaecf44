import { type ReactNode, useId } from "react";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";

interface SaveBarProps {
  dirty: boolean;
  /** The sent part, 0 to 1; null while nothing is sent. */
  progress: number | null;
  onCancel: () => void;
  onSaveAndNew: () => void;
  children?: ReactNode;
}

/** The bar at the bottom of the window: unsaved changes, upload progress, and buttons. */
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
          {m.save_bar_save()}
        </Button>
        {isSaving ? (
          <Button variant="secondary" onClick={onCancel}>
            {m.save_bar_cancel()}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onSaveAndNew} aria-keyshortcuts="Control+Enter">
            {m.save_bar_save_and_new()}
          </Button>
        )}
        {isSaving && (
          <progress
            aria-label={m.save_bar_progress()}
            value={progress < 1 ? progress : undefined}
            className="h-2 w-32 accent-cyan"
          />
        )}
        <p role="status" className="text-sm text-key-soft">
          {isSaving ? sendingWords(progress) : dirty ? m.save_bar_unsaved() : m.save_bar_nothing()}
        </p>
        <div className="flex flex-wrap gap-2 sm:ms-auto">{children}</div>
      </div>
      <p id={keysId} className="mt-1.5 hidden text-xs text-key-faint sm:block">
        {m.save_bar_keys()}
      </p>
    </div>
  );
}

/** In tenths, so that a screen reader does not announce every percent. */
function sendingWords(progress: number): string {
  return progress < 1
    ? m.save_bar_sending({ percent: Math.floor(progress * 10) * 10 })
    : m.save_bar_storing();
}
