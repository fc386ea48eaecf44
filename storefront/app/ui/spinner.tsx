import { classNames } from "./class-names.ts";

/** A spinner of three inks. Give it a `label` if no text says what is under way. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={classNames("inline-flex", className)}>
      <svg
        viewBox="0 0 24 24"
        className="size-[1.125em] animate-spin"
        fill="none"
        strokeWidth="4"
        aria-hidden="true"
      >
        <path d="M12 3a9 9 0 0 1 7.8 4.5" stroke="var(--cyan)" />
        <path d="M19.8 16.5A9 9 0 0 1 12 21" stroke="var(--magenta)" />
        <path d="M4.2 16.5a9 9 0 0 1 0-9" stroke="var(--yellow)" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
