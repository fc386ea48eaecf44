import * as Primitive from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

type FullScreenProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is for, for those who do not see it. */
  title: string;
  /** Escape closes it, unless this says that somebody else has taken the key. */
  keepsOpen?: (event: KeyboardEvent) => boolean;
  children: ReactNode;
};

/** Takes the whole of a small screen for one thing. What is in it takes the focus itself. */
export function FullScreen({ open, onOpenChange, title, keepsOpen, children }: FullScreenProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Never seen: it holds the page behind still. */}
        <Primitive.Overlay className="fixed inset-0 z-40 bg-paper" />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => keepsOpen?.(event) && event.preventDefault()}
          className="fixed inset-0 z-50 bg-paper"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
