import { classNames } from "./class-names.ts";

/** Holds the place of something on its way; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe rounded-sm bg-key-tint", className)}
    />
  );
}
