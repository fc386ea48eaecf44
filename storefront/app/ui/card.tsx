import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

/** A bordered box for one thing: a form, a summary, a panel. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...rest}
      className={classNames("rounded-md border border-line bg-sheet p-5 sm:p-6", className)}
    />
  );
}
