import { type SheetAttribute, sheetAttributes } from "../../../catalogue-schema/src/attributes";
import { Choice } from "../parts/choice";
import { Field, TextField } from "../parts/field";
import { FileField } from "./file-field";
import { pdfRule, videoRule } from "./file-rules";
import { PrintersField } from "./printers-field";
import { choiceTitles, fieldHint, fieldTitle } from "./sheet";
import type { Problems, SheetForm } from "./sheet-form";
import { SwatchField } from "./swatch-field";

interface SheetFieldsProps {
  form: SheetForm;
  problems: Problems;
  onChange: (changed: Partial<SheetForm>) => void;
  onUploading: (uploading: boolean) => void;
}

/** Standards for the page yield of ink, black toner and colour toner. */
const yieldStandards = ["ISO/IEC 24711", "ISO/IEC 19752", "ISO/IEC 19798"];

/** All fields of a sheet except its rows. */
export function SheetFields({ form, problems, onChange, onUploading }: SheetFieldsProps) {
  function input({ kind, backend }: (typeof sheetAttributes)[number]) {
    const field = {
      label: fieldTitle(backend),
      hint: fieldHint(backend),
      problem: problems[backend],
      value: form[backend],
      onChange: (value: string) => onChange({ [backend]: value }),
    };
    switch (kind) {
      case "colour":
        return <SwatchField key={backend} {...field} />;
      case "choice":
        return (
          <Field key={backend} {...field}>
            {(props) => (
              <Choice
                {...props}
                value={field.value}
                options={choiceTitles(backend)}
                onChange={field.onChange}
              />
            )}
          </Field>
        );
      case "file":
        return (
          <FileField
            key={backend}
            {...field}
            rule={backend === "pdf" ? pdfRule : videoRule}
            takesAddress={backend === "video"}
            onUploading={onUploading}
          />
        );
      default:
        return (
          <TextField
            key={backend}
            {...field}
            inputMode={kind === "measure" ? "decimal" : undefined}
            suggestions={backend === "yield_standard" ? yieldStandards : undefined}
          />
        );
    }
  }

  const isFile = ({ kind }: SheetAttribute) => kind === "file";
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {sheetAttributes.filter((attribute) => !isFile(attribute)).map(input)}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {sheetAttributes.filter(isFile).map(input)}
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
