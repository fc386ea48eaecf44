import * as Primitive from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

type FullScreenProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Whether Escape is handled by another element and does not close it. */
  keepsOpen?: (event: KeyboardEvent) => boolean;
  children: ReactNode;
};

/** Content over a whole small screen. The content takes the focus itself. */
export function FullScreen({ open, onOpenChange, title, keepsOpen, children }: FullScreenProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Invisible: it locks the page's scrolling. */}
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
