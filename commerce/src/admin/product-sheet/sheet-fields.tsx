import { Choice } from "../parts/choice";
import { Field, TextField } from "../parts/field";
import { FileField } from "./file-field";
import { pdfRule, videoRule } from "./file-rules";
import { PrintersField } from "./printers-field";
import { conditionTitles, fieldTitles } from "./sheet";
import type { Problems, SheetForm } from "./sheet-form";
import { SwatchField } from "./swatch-field";

interface SheetFieldsProps {
  form: SheetForm;
  problems: Problems;
  onChange: (changed: Partial<SheetForm>) => void;
  onUploading: (uploading: boolean) => void;
}

/** Standards that yields are measured by: of ink, of black toner, of colour toner. */
const yieldStandards = ["ISO/IEC 24711", "ISO/IEC 19752", "ISO/IEC 19798"];

type TextFieldName = "brand" | "color" | "mpn" | "series" | "kind" | "ink_type";

/** Everything of a sheet but its rows. */
export function SheetFields({ form, problems, onChange, onUploading }: SheetFieldsProps) {
  function text(field: TextFieldName, hint?: string) {
    return (
      <TextField
        label={fieldTitles[field]}
        hint={hint}
        problem={problems[field]}
        value={form[field]}
        onChange={(value) => onChange({ [field]: value })}
      />
    );
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {text("brand")}
        {text("mpn", "The manufacturer's.")}
        {text("kind", "Such as “ink bottle” or “toner cartridge”.")}
        {text("series", "The colour set it belongs to.")}
        {text("color")}
        <SwatchField
          value={form.color_swatch}
          problem={problems.color_swatch}
          onChange={(color_swatch) => onChange({ color_swatch })}
        />
        {text("ink_type")}
        <Field label={fieldTitles.condition} problem={problems.condition}>
          {(input) => (
            <Choice
              {...input}
              value={form.condition}
              options={conditionTitles}
              onChange={(condition) => onChange({ condition })}
            />
          )}
        </Field>
        <TextField
          label="Volume (ml)"
          inputMode="decimal"
          problem={problems.volume_ml}
          value={form.volume_ml}
          onChange={(volume_ml) => onChange({ volume_ml })}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label="Page yield"
            inputMode="numeric"
            problem={problems.page_yield}
            value={form.page_yield}
            onChange={(page_yield) => onChange({ page_yield })}
          />
          <TextField
            label="Measured by"
            suggestions={yieldStandards}
            problem={problems.yield_standard}
            value={form.yield_standard}
            onChange={(yield_standard) => onChange({ yield_standard })}
          />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FileField
          label={fieldTitles.pdf}
          rule={pdfRule}
          value={form.pdf}
          problem={problems.pdf}
          onChange={(pdf) => onChange({ pdf })}
          onUploading={onUploading}
        />
        <FileField
          label={fieldTitles.video}
          rule={videoRule}
          takesAddress
          value={form.video}
          problem={problems.video}
          onChange={(video) => onChange({ video })}
          onUploading={onUploading}
        />
      </div>
      <PrintersField
        value={form.printers}
        typed={form.printer}
        problem={problems.printers ?? problems.printer}
        onChange={(printers) => onChange({ printers })}
        onType={(printer) => onChange({ printer })}
      />
    </>
  );
}
