import * as Primitive from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { m } from "~/paraglide/messages.js";
import { classNames } from "../class-names.ts";
import { CloseIcon } from "../icons.tsx";

/** Whether a window is open, and what changes that. */
export type WindowControl = { open: boolean; onOpenChange: (open: boolean) => void };

type WindowFrameProps = WindowControl &
  ComponentProps<typeof Primitive.Content> & {
    /** The window contains a `Primitive.Description`. */
    isDescribed?: boolean;
    /** Covers the whole window: the overlay only locks the page's scrolling. */
    isFull?: boolean;
  };

/** A Radix dialog with its overlay; the other props are those of its content. */
export function WindowFrame(props: WindowFrameProps) {
  const { open, onOpenChange, isDescribed, isFull, ...content } = props;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay
          className={classNames(
            "fixed inset-0 z-40",
            isFull ? "bg-paper" : "animate-fade-in bg-black/50",
          )}
        />
        <Primitive.Content {...(!isDescribed && { "aria-describedby": undefined })} {...content} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The button that closes a window. */
export function CloseButton({ className }: { className?: string }) {
  return (
    <Primitive.Close
      aria-label={m.window_close()}
      className={classNames(
        "inline-flex size-11 items-center justify-center rounded-sm hover:bg-wash",
        className,
      )}
    >
      <CloseIcon />
    </Primitive.Close>
  );
}
