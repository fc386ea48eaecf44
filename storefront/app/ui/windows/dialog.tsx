import * as Primitive from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { m } from "~/paraglide/messages.js";
import { CloseIcon } from "../icons.tsx";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A text under the title, which screen readers announce with it. */
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A modal dialog with a question or a small form. */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade-in bg-black/50" />
        <Primitive.Content
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md bg-sheet p-6 shadow-sheet"
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-xl">{title}</Primitive.Title>
            <Primitive.Close
              aria-label={m.window_close()}
              className="-mt-2 -mr-2 inline-flex size-11 items-center justify-center rounded-sm hover:bg-wash"
            >
              <CloseIcon />
            </Primitive.Close>
          </div>
          {description && (
            <Primitive.Description className="mt-1 text-key-soft">
              {description}
            </Primitive.Description>
          )}
          {children && <div className="mt-4">{children}</div>}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
