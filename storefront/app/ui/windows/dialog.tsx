import * as Primitive from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { CloseButton, type WindowControl, WindowFrame } from "./window-frame.tsx";

type DialogProps = WindowControl & {
  title: string;
  /** A text under the title, which screen readers announce with it. */
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A modal dialog with a question or a small form. */
export function Dialog({ title, description, children, actions, ...control }: DialogProps) {
  return (
    <WindowFrame
      {...control}
      isDescribed={Boolean(description)}
      className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md bg-sheet p-6 shadow-sheet"
    >
      <div className="flex items-start justify-between gap-4">
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        <CloseButton className="-mt-2 -mr-2" />
      </div>
      {description && (
        <Primitive.Description className="mt-1 text-key-soft">{description}</Primitive.Description>
      )}
      {children && <div className="mt-4">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
    </WindowFrame>
  );
}
