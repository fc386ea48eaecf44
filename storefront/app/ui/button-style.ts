import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-key text-on-key hover:bg-key-soft active:bg-key",
  secondary:
    "border border-line-strong bg-sheet text-key hover:border-key hover:bg-wash active:bg-key-tint",
  quiet: "text-key hover:bg-wash active:bg-key-tint",
  danger: "border border-red-deep text-red-deep hover:bg-red-tint active:bg-red-tint",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 text-sm gap-1.5",
  md: "min-h-11 px-4 text-sm gap-2",
  lg: "min-h-13 px-6 text-base gap-2.5",
};

/** The class of buttons and of links that look like buttons. */
export function buttonStyle(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return classNames(
    "inline-flex items-center justify-center rounded-sm font-semibold whitespace-nowrap transition-colors",
    "disabled:bg-key-tint disabled:text-key-faint disabled:border-transparent",
    "aria-disabled:bg-key-tint aria-disabled:text-key-faint aria-disabled:border-transparent",
    variants[variant],
    sizes[size],
    className,
  );
}
