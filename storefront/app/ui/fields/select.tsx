import { forwardRef, type SelectHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { ChevronDownIcon } from "../icons.tsx";
import { inputStyle } from "./field.tsx";

/** A select without a label of its own. */
export const Select = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(
  function Select({ className, ...rest }, ref) {
    return (
      <span className="relative block">
        <select
          {...rest}
          ref={ref}
          className={classNames(inputStyle, "appearance-none truncate pe-10", className)}
        />
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 inset-e-3 -translate-y-1/2" />
      </span>
    );
  },
);
