import {
  changedFields,
  type DraftField,
  emptyDraft,
  type ProductDraft,
  writtenField,
} from "./form/product-draft.ts";

/** A field whose value in the form differs from what another person saved. */
export interface FieldConflict {
  field: DraftField;
  /** The version that is preselected: theirs if the field was not changed here. */
  suggested: "mine" | "theirs";
}

/** The fields with different values, each with the likely choice. */
export function conflictsOf(
  from: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): FieldConflict[] {
  const touched = changedFields(from, mine);
  return changedFields(mine, theirs).map((field) => ({
    field,
    suggested: touched.includes(field) ? "mine" : "theirs",
  }));
}

/** The draft after a choice for each field. */
export function settled(
  mine: ProductDraft,
  theirs: ProductDraft,
  choices: ReadonlyMap<DraftField, "mine" | "theirs">,
): ProductDraft {
  const taken = [...choices].filter(([, choice]) => choice === "theirs").map(([field]) => field);
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}

/** A field's value in a few words. */
export function fieldInWords(draft: ProductDraft, field: DraftField): string {
  const value = draft[field];
  switch (field) {
    case "Images":
      return draft.Images.map(({ kept, file }) => file?.name ?? nameIn(kept?.url ?? "")).join(", ");
    case "ficheTech":
      return draft.ficheTech.map((row) => `${row.label}: ${row.value}`).join("; ");
    case "compatiblePrinters":
      return draft.compatiblePrinters.join(", ");
    default:
      if (value instanceof File) return value.name;
      return field === "pdf" || field === "video"
        ? nameIn(String(value))
        : String(writtenField({ ...emptyDraft, [field]: value }, field));
  }
}

function nameIn(address: string): string {
  return address.split("/").at(-1) ?? address;
}
