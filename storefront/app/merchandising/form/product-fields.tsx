import type { Attribute } from "@chemical-ink/catalogue-schema/attribute-kinds";
import {
  attributeNames,
  attributes,
  type NamesWith,
} from "@chemical-ink/catalogue-schema/attributes";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { useId } from "react";
import { m } from "~/paraglide/messages.js";
import { SelectField } from "~/ui/fields/select-field.tsx";
import { TextAreaField } from "~/ui/fields/text-area-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { SwatchField } from "../fields/swatch-field.tsx";
import { choiceLabels, fieldHint, fieldLabel } from "./field-names.ts";
import { FormSection } from "./form-section.tsx";
import type { ProductDraft } from "./product-draft.ts";
import type { FormPart } from "./use-product-draft.ts";

type FieldName = NamesWith<{ form: object }>;

type Section = "basics" | "details";

interface ProductFieldsProps extends FormPart {
  section: Section;
  /** The suggested words; null while loading. */
  vocabulary: Vocabulary | null;
}

const sectionMessages = { basics: m.product_fields_basics, details: m.product_fields_details };

/** The fields of a section, in the order of the catalogue schema. */
export function ProductFields({ section, ...part }: ProductFieldsProps) {
  const names = attributeNames.filter((name): name is FieldName => placeOf(name) === section);
  return (
    <FormSection title={sectionMessages[section]()}>
      {names.map((name) => (
        <AttributeField key={name} name={name} {...part} />
      ))}
    </FormSection>
  );
}

function placeOf(name: (typeof attributeNames)[number]): Section | undefined {
  const attribute: Attribute = attributes[name];
  return attribute.form?.section;
}

const widths = { 1: "sm:col-span-1", 2: "sm:col-span-2", 4: "sm:col-span-4" };

type AttributeFieldProps = Omit<ProductFieldsProps, "section"> & { name: FieldName };

function AttributeField({ name, vocabulary, ...part }: AttributeFieldProps) {
  const { draft, errors, change } = part;
  const attribute: Attribute = attributes[name];
  const field = {
    className: widths[attributes[name].form.columns],
    label: fieldLabel(name),
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  };
  if (name === "color") {
    return <SwatchField {...part} colors={vocabulary?.colors ?? []} className={field.className} />;
  }
  switch (attribute.kind) {
    case "longText":
      return <TextAreaField {...field} required={false} rows={4} />;
    case "choice":
      return (
        <SelectField {...field}>
          {Object.entries(choiceLabels(name)).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      );
    default:
      return (
        <SuggestingField
          {...field}
          name={name}
          maxLength={name === "Title" ? limits.shortText : undefined}
          inputMode={inputModes[attribute.kind]}
          required={attribute.required ? undefined : false}
          hint={hintOf(name, draft, vocabulary)}
          suggestions={suggestionsFor(name, draft, vocabulary)}
        />
      );
  }
}

const inputModes: Partial<Record<Attribute["kind"], "decimal" | "numeric">> = {
  price: "decimal",
  quantity: "numeric",
  measure: "decimal",
};

function hintOf(name: FieldName, draft: ProductDraft, vocabulary: Vocabulary | null) {
  if (name !== "Category") return fieldHint(name);
  const isNew =
    vocabulary !== null && draft.Category.trim() !== "" && !categoryOf(draft, vocabulary);
  return isNew ? m.product_fields_new_category() : undefined;
}

/** Values of other products; any other can be typed. */
function suggestionsFor(name: FieldName, draft: ProductDraft, vocabulary: Vocabulary | null) {
  const attribute: Attribute = attributes[name];
  if (name === "Category") return (vocabulary?.categories ?? []).map(({ name }) => name);
  if (name === "subCategory") return categoryOf(draft, vocabulary)?.subCategories ?? [];
  return attribute.suggested ? (vocabulary?.values[name] ?? []) : undefined;
}

function categoryOf({ Category }: ProductDraft, vocabulary: Vocabulary | null) {
  return vocabulary?.categories.find(({ name }) => name === Category.trim());
}

type SuggestingFieldProps = Parameters<typeof TextField>[0] & {
  suggestions?: readonly string[] | undefined;
};

/** A field of one line with suggestions in the browser's datalist. */
function SuggestingField({ suggestions, ...field }: SuggestingFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField {...field} list={suggestions && listId} autoComplete="off" />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}
