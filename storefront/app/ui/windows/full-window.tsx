import * as Primitive from "@radix-ui/react-dialog";
import type { KeyboardEventHandler, ReactNode } from "react";
import { m } from "~/paraglide/messages.js";
import { CloseIcon } from "../icons.tsx";
import { useFocusReturn } from "./focus-return.ts";

type FullWindowProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Said by screen readers as it opens. */
  description?: string;
  /** Keys that mean something anywhere in it. */
  onKeyDown?: KeyboardEventHandler;
  /** Buttons beside the one that closes. */
  tools?: ReactNode;
  children: ReactNode;
};

/**
 * One thing in the whole window: a picture or a document. Escape closes it, and the focus goes back
 * to where it was.
 */
export function FullWindow(props: FullWindowProps) {
  const { open, onOpenChange, title, description, onKeyDown, tools, children } = props;
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Never seen: it holds the page behind still. */}
        <Primitive.Overlay className="fixed inset-0 z-40 bg-paper" />
        <Primitive.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onKeyDown={onKeyDown}
          {...focusReturn}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-paper outline-none"
        >
          <div className="flex items-center gap-2 border-b border-line py-1.5 pr-2 pl-4">
            <Primitive.Title className="min-w-0 flex-1 truncate font-sans text-sm font-semibold tracking-normal">
              {title}
            </Primitive.Title>
            {description && (
              <Primitive.Description className="sr-only">{description}</Primitive.Description>
            )}
            {tools}
            <Primitive.Close
              aria-label={m.window_close()}
              className="inline-flex size-11 items-center justify-center rounded-sm hover:bg-wash"
            >
              <CloseIcon />
            </Primitive.Close>
          </div>
          <div className="relative min-h-0 flex-1">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
