import * as Primitive from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useFocusReturn } from "./focus-return.ts";
import { CloseButton, type WindowControl, WindowFrame } from "./window-frame.tsx";

type SheetProps = WindowControl & {
  title: string;
  side?: "start" | "end";
  children: ReactNode;
  /** Content that stays in view below the scrolling content. */
  footer?: ReactNode;
};

/**
 * A panel that slides in from the side: the cart, and on a phone the menu and the filters. Escape
 * closes it, and the focus returns.
 */
export function Sheet({ title, side = "end", children, footer, ...control }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <WindowFrame
      {...control}
      {...focusReturn}
      className={classNames(
        "fixed inset-y-0 z-50 flex animate-slide-in w-[min(24rem,calc(100vw-2.5rem))] flex-col bg-sheet shadow-sheet",
        side === "end"
          ? "inset-e-0 [--slide-from:100%] rtl:[--slide-from:-100%]"
          : "inset-s-0 [--slide-from:-100%] rtl:[--slide-from:100%]",
      )}
    >
      <div className="flex items-center justify-between border-b border-line py-2 pe-2 ps-5">
        <Primitive.Title className="text-lg">{title}</Primitive.Title>
        <CloseButton />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {footer && <div className="border-t border-line p-4">{footer}</div>}
    </WindowFrame>
  );
}
