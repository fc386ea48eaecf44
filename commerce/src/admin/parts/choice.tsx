import { TrianglesMini } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import type { ComponentPropsWithoutRef } from "react";

interface ChoiceProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<"select">, "value" | "onChange"> {
  value: Value;
  /** What there is to choose from, and what each is called. */
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

/**
 * A choice of a few. The browser's own: a sheet has a hundred rows with one each, and phones and
 * screen readers know it best. It looks like the dashboard's.
 */
export function Choice<Value extends string>({
  value,
  options,
  onChange,
  className,
  ...props
}: ChoiceProps<Value>) {
  return (
    <div className={clx("relative", className)}>
      <select
        {...props}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="bg-ui-bg-field hover:bg-ui-bg-field-hover shadow-borders-base txt-compact-small text-ui-fg-base focus-visible:shadow-borders-interactive-with-active aria-[invalid=true]:shadow-borders-error transition-fg h-8 w-full cursor-pointer appearance-none rounded-md py-1.5 pl-2 pr-8 outline-none"
      >
        {(Object.keys(options) as Value[]).map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
      <TrianglesMini className="text-ui-fg-muted pointer-events-none absolute inset-y-0 right-2 my-auto" />
    </div>
  );
}
