import { longestTitle } from "@chemical-ink/product-api/contract/product-fields";
import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { useId } from "react";
import { textsIn } from "~/language/texts.ts";
import { SelectField } from "~/ui/select-field.tsx";
import { TextAreaField } from "~/ui/text-area-field.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { fieldNames, valueNames } from "./field-names.ts";
import { FormSection } from "./form-section.tsx";
import type { DraftField } from "./product-draft.ts";
import { SwatchField } from "./swatch-field.tsx";
import type { FormPart } from "./use-product-draft.ts";

const texts = textsIn({
  en: {
    basics: "What it is",
    details: "Details",
    newCategory: "New: the category is made when you save.",
    anyStandard: "Such as ISO/IEC 24711",
  },
  fr: {
    basics: "L’essentiel",
    details: "Caractéristiques",
    newCategory: "Nouvelle\u202f: la catégorie est créée à l’enregistrement.",
    anyStandard: "Par exemple ISO/IEC 24711",
  },
});

/** Fields that hold one text each. */
type TextFieldName = {
  [Field in DraftField]: FormPart["draft"][Field] extends string ? Field : never;
}[DraftField];

interface ProductFieldsProps extends FormPart {
  /** The words that are offered; empty while they are on their way. */
  vocabulary: Vocabulary | null;
}

/** What every product has: title, price, stock and where it stands. */
export function BasicFields({ vocabulary, ...part }: ProductFieldsProps) {
  const { draft, errors, change } = part;
  const { categories = [], brands = [], kinds = [] } = vocabulary ?? {};
  const category = categories.find(({ name }) => name === draft.Category.trim());
  const isNew = vocabulary !== null && draft.Category.trim() !== "" && !category;
  return (
    <FormSection title={texts().basics}>
      <TextField
        className="sm:col-span-4"
        label={fieldNames().Title}
        name="Title"
        maxLength={longestTitle}
        value={draft.Title}
        error={errors.Title}
        onChange={(event) => change({ Title: event.currentTarget.value })}
      />
      <OneText {...part} field="Price" inputMode="decimal" className="sm:col-span-2" />
      <OneText {...part} field="Quantity" inputMode="numeric" className="sm:col-span-2" />
      <OneText
        {...part}
        field="Category"
        offered={categories.map(({ name }) => name)}
        hint={isNew ? texts().newCategory : undefined}
        className="sm:col-span-2"
      />
      <OneText
        {...part}
        field="subCategory"
        optional
        offered={category?.subCategories ?? []}
        className="sm:col-span-2"
      />
      <OneText {...part} field="Brand" optional offered={brands} className="sm:col-span-2" />
      <OneText {...part} field="kind" optional offered={kinds} className="sm:col-span-2" />
      <TextAreaField
        className="sm:col-span-4"
        label={fieldNames().Description}
        required={false}
        rows={4}
        value={draft.Description}
        error={errors.Description}
        onChange={(event) => change({ Description: event.currentTarget.value })}
      />
    </FormSection>
  );
}

/** What some products have: colour, part number, volume, yield. */
export function DetailFields({ vocabulary, ...part }: ProductFieldsProps) {
  const { draft, errors, change } = part;
  const { series = [], inkTypes = [], yieldStandards = [], colors = [] } = vocabulary ?? {};
  const conditions = valueNames().condition;
  return (
    <FormSection title={texts().details}>
      <OneText {...part} field="mpn" optional className="sm:col-span-2" />
      <OneText {...part} field="series" optional offered={series} className="sm:col-span-2" />
      <SwatchField {...part} colors={colors} className="sm:col-span-4" />
      <OneText {...part} field="inkType" optional offered={inkTypes} className="sm:col-span-2" />
      <SelectField
        className="sm:col-span-2"
        label={fieldNames().condition}
        value={draft.condition}
        error={errors.condition}
        onChange={(event) =>
          change({ condition: event.currentTarget.value as typeof draft.condition })
        }
      >
        {Object.entries(conditions).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <OneText {...part} field="volumeMl" optional inputMode="decimal" className="sm:col-span-1" />
      <OneText {...part} field="pageYield" optional inputMode="numeric" className="sm:col-span-1" />
      <OneText
        {...part}
        field="yieldStandard"
        optional
        offered={yieldStandards}
        placeholder={texts().anyStandard}
        className="sm:col-span-2"
      />
    </FormSection>
  );
}

interface OneTextProps extends FormPart {
  field: TextFieldName;
  optional?: boolean;
  /** Values that are in use; any other may be typed. */
  offered?: readonly string[];
  inputMode?: "decimal" | "numeric";
  hint?: string | undefined;
  placeholder?: string;
  className?: string;
}

/** A field of one line, with the values that are in use offered by the platform's own list. */
function OneText({ draft, errors, change, field, optional, offered, ...rest }: OneTextProps) {
  const listId = useId();
  return (
    <>
      <TextField
        {...rest}
        label={fieldNames()[field]}
        required={optional ? false : undefined}
        value={draft[field]}
        error={errors[field]}
        list={offered && listId}
        autoComplete="off"
        onChange={(event) => change({ [field]: event.currentTarget.value })}
      />
      {offered && (
        <datalist id={listId}>
          {offered.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}
