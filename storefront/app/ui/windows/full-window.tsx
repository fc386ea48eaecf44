import * as Primitive from "@radix-ui/react-dialog";
import type { KeyboardEventHandler, ReactNode } from "react";
import { m } from "~/paraglide/messages.js";
import { CloseIcon } from "../icons.tsx";
import { useFocusReturn } from "./focus-return.ts";

type FullWindowProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  onKeyDown?: KeyboardEventHandler;
  tools?: ReactNode;
  children: ReactNode;
};

/** A picture or a document in the whole window. Escape closes it, and the focus returns. */
export function FullWindow(props: FullWindowProps) {
  const { open, onOpenChange, title, description, onKeyDown, tools, children } = props;
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Invisible: it locks the page's scrolling. */}
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
