import * as Primitive from "@radix-ui/react-dialog";
import type { KeyboardEventHandler, ReactNode } from "react";
import { useFocusReturn } from "./focus-return.ts";
import { CloseButton, type WindowControl, WindowFrame } from "./window-frame.tsx";

type FullWindowProps = WindowControl & {
  title: string;
  description?: string;
  onKeyDown?: KeyboardEventHandler;
  tools?: ReactNode;
  children: ReactNode;
};

/** A picture or a document in the whole window. Escape closes it, and the focus returns. */
export function FullWindow(props: FullWindowProps) {
  const { title, description, tools, children, ...frame } = props;
  const focusReturn = useFocusReturn();
  return (
    <WindowFrame
      {...frame}
      {...focusReturn}
      isFull
      isDescribed={Boolean(description)}
      className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-paper outline-none"
    >
      <div className="flex items-center gap-2 border-b border-line py-1.5 pe-2 ps-4">
        <Primitive.Title className="min-w-0 flex-1 truncate font-sans text-sm font-semibold tracking-normal">
          {title}
        </Primitive.Title>
        {description && (
          <Primitive.Description className="sr-only">{description}</Primitive.Description>
        )}
        {tools}
        <CloseButton />
      </div>
      <div className="relative min-h-0 flex-1">{children}</div>
    </WindowFrame>
  );
}
