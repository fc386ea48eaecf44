import { TrianglesMini } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import type { ComponentPropsWithoutRef } from "react";

interface ChoiceProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<"select">, "value" | "onChange"> {
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

/**
 * A select element of the browser, styled like the dashboard's. A sheet has up to a hundred rows
 * with one each, and phones and screen readers handle it best.
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
