import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { useId } from "react";
import { ColourDot } from "~/catalogue/product/colour-dot.tsx";
import { m } from "~/paraglide/messages.js";
import { TextField } from "~/ui/fields/text-field.tsx";
import { fieldLabel } from "../form/field-names.ts";
import type { FormPart } from "../form/use-product-draft.ts";

interface SwatchFieldProps extends FormPart {
  colors: Vocabulary["colors"];
  className?: string;
}

/** A colour's name and swatch; a colour in use fills its swatch in. */
export function SwatchField({ draft, errors, change, colors, className }: SwatchFieldProps) {
  const listId = useId();
  const swatchOf = (typed: string) =>
    colors.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())?.swatch;

  function rename(color: string): void {
    const known = swatchOf(color);
    const isOwn = draft.colorSwatch !== "" && draft.colorSwatch !== swatchOf(draft.color);
    change({ color, ...(!isOwn && { colorSwatch: known ?? "" }) });
  }

  return (
    <div className={className}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto_auto]">
        <TextField
          className="col-span-3 sm:col-span-1"
          label={fieldLabel("color")}
          required={false}
          list={listId}
          autoComplete="off"
          value={draft.color}
          error={errors.color}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {colors.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label={m.swatch_field_swatch()}
          required={false}
          autoComplete="off"
          inputClassName="font-mono"
          placeholder="#00a3e0"
          value={draft.colorSwatch}
          error={errors.colorSwatch}
          onChange={(event) => change({ colorSwatch: event.currentTarget.value.trim() })}
        />
        <input
          type="color"
          aria-label={m.swatch_field_pick()}
          title={m.swatch_field_pick()}
          value={/^#[0-9a-f]{6}$/i.test(draft.colorSwatch) ? draft.colorSwatch : "#000000"}
          onChange={(event) => change({ colorSwatch: event.currentTarget.value })}
          className="h-11 w-14 cursor-pointer rounded-sm border border-line-strong bg-sheet p-1"
        />
        <span className="flex h-11 items-center">
          <ColourDot name={draft.color} swatch={draft.colorSwatch} className="size-7" />
        </span>
      </div>
    </div>
  );
}
