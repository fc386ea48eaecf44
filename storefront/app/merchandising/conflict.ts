import {
  changedFields,
  type DraftField,
  emptyDraft,
  type ProductDraft,
  writtenField,
} from "./form/product-draft.ts";

/** A field in which what is in the form and what somebody else saved differ. */
export interface FieldConflict {
  field: DraftField;
  /** Which one is taken unless somebody says otherwise: theirs where it was not touched here. */
  suggested: "mine" | "theirs";
}

/** The fields that two people have made different, each with what is likely meant. */
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

/** The draft that comes of choosing field by field. */
export function settled(
  mine: ProductDraft,
  theirs: ProductDraft,
  choices: ReadonlyMap<DraftField, "mine" | "theirs">,
): ProductDraft {
  const taken = [...choices].filter(([, choice]) => choice === "theirs").map(([field]) => field);
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}

/** A field in a few words, to choose by. */
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
