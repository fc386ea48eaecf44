import { useEffect, useState } from "react";
import { m } from "~/paraglide/messages.js";
import { classNames } from "../class-names.ts";
import { MinusIcon, PlusIcon } from "../icons.tsx";

type QuantityStepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** Called for one less or one more; without them `onChange` is called. */
  onLess?: () => void;
  onMore?: () => void;
  /** Called if more than `max` was typed; the value is then `max`. */
  onTooMany?: () => void;
  /** The accessible name: "Quantity of Epson 664". */
  label: string;
  min?: number;
  max?: number;
  disabled?: boolean;
  size?: "sm" | "md";
};

/** A number with minus and plus buttons. It never leaves min..max. */
export function QuantityStepper({
  value,
  onChange,
  onLess,
  onMore,
  onTooMany,
  label,
  min = 1,
  max = 999,
  disabled = false,
  size = "md",
}: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);

  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const takeTyped = () => {
    const number = Number.parseInt(typed, 10);
    if (Number.isNaN(number)) setTyped(String(value));
    else {
      const within = Math.min(max, Math.max(min, number));
      setTyped(String(within));
      if (within !== value) onChange(within);
      if (number > max) onTooMany?.();
    }
  };

  const height = size === "sm" ? "h-10" : "h-13";
  const step =
    "flex w-11 items-center justify-center text-key hover:bg-wash disabled:text-key-faint disabled:opacity-50";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own border and legend
    <div
      role="group"
      aria-label={label}
      className={classNames(
        "inline-flex overflow-hidden rounded-sm border border-line-strong bg-sheet",
        height,
      )}
    >
      <button
        type="button"
        className={step}
        aria-label={m.quantity_stepper_less()}
        disabled={disabled || value <= min}
        onClick={onLess ?? (() => change(value - 1))}
      >
        <MinusIcon />
      </button>
      <input
        type="number"
        inputMode="numeric"
        className="w-12 border-x border-line bg-transparent text-center font-semibold tabular-nums"
        aria-label={label}
        value={typed}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={takeTyped}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            takeTyped();
          }
        }}
      />
      <button
        type="button"
        className={step}
        aria-label={m.quantity_stepper_more()}
        disabled={disabled || value >= max}
        onClick={onMore ?? (() => change(value + 1))}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
