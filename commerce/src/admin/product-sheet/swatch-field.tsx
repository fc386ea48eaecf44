import { Input } from "@medusajs/ui";
import { t } from "../i18n/translate";
import { Field } from "../parts/field";

interface SwatchFieldProps {
  label: string;
  value: string;
  problem?: string;
  onChange: (value: string) => void;
}

/** The colour that the picker shows where none is chosen. */
const unset = "#ffffff";

/** The colour that stands for a product's colour: picked, or typed as #rrggbb. */
export function SwatchField({ value, onChange, ...field }: SwatchFieldProps) {
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <Field {...field} hint={t("productSheet.swatchHint")}>
      {(input) => (
        <div className="flex items-center gap-x-2">
          <input
            type="color"
            aria-label={t("productSheet.pickSwatch")}
            value={isColor ? value : unset}
            onChange={(event) => onChange(event.target.value)}
            className="shadow-borders-base focus-visible:shadow-borders-interactive-with-active bg-ui-bg-field h-8 w-10 shrink-0 cursor-pointer rounded-md p-1 outline-none"
          />
          <div className="w-full">
            <Input
              {...input}
              value={value}
              placeholder="#rrggbb"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

/** A dot of a colour, beside the colour's name; nothing where there is no colour. */
export function Swatch({ color }: { color: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  return (
    <span
      aria-hidden
      className="border-ui-border-strong inline-block border size-3.5 shrink-0 rounded-full"
      style={{ backgroundColor: color }}
    />
  );
}
