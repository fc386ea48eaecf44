import * as Primitive from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { type WindowControl, WindowFrame } from "./window-frame.tsx";

type FullScreenProps = WindowControl & {
  title: string;
  /** Whether Escape is handled by another element and does not close it. */
  keepsOpen?: (event: KeyboardEvent) => boolean;
  children: ReactNode;
};

/** Content over a whole small screen. The content takes the focus itself. */
export function FullScreen({ title, keepsOpen, children, ...control }: FullScreenProps) {
  return (
    <WindowFrame
      {...control}
      isFull
      onOpenAutoFocus={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => keepsOpen?.(event) && event.preventDefault()}
      className="fixed inset-0 z-50 bg-paper"
    >
      <Primitive.Title className="sr-only">{title}</Primitive.Title>
      {children}
    </WindowFrame>
  );
}
