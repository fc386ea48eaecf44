import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  label: string;
  icon: ReactNode;
};

/** A button with an icon only; 44 px, large enough for a thumb. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, className, type = "button", ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "inline-flex size-11 items-center justify-center rounded-sm text-key transition-colors",
        "hover:bg-wash active:bg-key-tint disabled:text-key-faint",
        className,
      )}
    >
      {icon}
    </button>
  );
});
