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
      className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-lg -translate-y-1/2 overflow-y-auto rounded-md bg-sheet p-6 shadow-sheet"
    >
      <div className="flex items-start justify-between gap-4">
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        <CloseButton className="-mt-2 -me-2" />
      </div>
      {description && (
        <Primitive.Description className="mt-1 text-key-soft">{description}</Primitive.Description>
      )}
      {children && <div className="mt-4">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
    </WindowFrame>
  );
}
