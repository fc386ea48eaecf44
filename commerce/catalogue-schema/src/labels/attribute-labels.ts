import type { AttributeName, Choice, NamesWith } from "../attributes";

/** The attributes that shoppers see: as a facet or as a row of the product page. */
type ShopName = NamesWith<{ facet: true }> | NamesWith<{ listed: true }>;

type ChoiceName = NamesWith<{ kind: "choice" }>;

/** The texts of an attribute in one language. */
export interface AttributeLabel {
  label: string;
  /** The sentence under its field in a form. */
  hint?: string;
  /** The label of each value of a choice, including the empty one. */
  choices?: Record<string, string>;
}

/** The label of an attribute; a choice has one for each of its values. */
type LabelOf<Name extends AttributeName> = AttributeLabel &
  (Name extends ChoiceName ? { choices: Record<Choice<Name>, string> } : unknown);

/**
 * The labels for shoppers, in one language. They are separate, so that no page loads the forms'
 * labels.
 */
export type ShopLabels = { [Name in ShopName]: LabelOf<Name> };

/** The labels of forms. An attribute with a label for shoppers needs one only to differ. */
type FormLabels = { [Name in Exclude<AttributeName, ShopName>]: LabelOf<Name> } & {
  [Name in ShopName]?: Partial<AttributeLabel>;
};

/** The labels of all attributes in one language, for forms. */
export type AttributeLabels = Record<AttributeName, AttributeLabel>;

/** Merges the labels of one language. */
export function attributeLabels(shop: ShopLabels, forms: FormLabels): AttributeLabels {
  const labels: Record<string, Partial<AttributeLabel>> = { ...shop };
  for (const [name, label] of Object.entries(forms)) labels[name] = { ...labels[name], ...label };
  return labels as AttributeLabels;
}
