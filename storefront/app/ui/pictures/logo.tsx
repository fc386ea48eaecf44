import { classNames } from "../class-names.ts";

/**
 * The company's mark: a benzene ring whose three double bonds are the three process inks. With
 * `alive` the bonds change places, as the loading animation.
 */
export function LogoMark({ className, alive = false }: { className?: string; alive?: boolean }) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path
        d="M32 4.5 55.8 18.250v27.500L32 59.5 8.2 45.750v-27.500Z"
        stroke="currentColor"
        strokeWidth="5"
      />
      <g strokeWidth="6.5" className={alive ? "origin-center animate-resonate" : undefined}>
        <path d="M34.5 17 43.6 22.25" stroke="var(--cyan)" />
        <path d="M43.6 41.75 34.5 47" stroke="var(--magenta)" />
        <path d="M19.2 37.250v-10.5" stroke="var(--yellow)" />
      </g>
    </svg>
  );
}

/** The mark with the company's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2.5", className)}>
      <LogoMark className="size-9 shrink-0" />
      <span className="font-display text-[1.0625rem] leading-[1.05] font-extrabold tracking-tight">
        Chemical Ink
        <br />
        Company
      </span>
    </span>
  );
}
