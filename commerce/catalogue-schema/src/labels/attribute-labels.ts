import type { AttributeName, Choice, NamesWith } from "../attributes";

/** What shoppers read of an attribute: the name of its facet, and of its row on the product page. */
type ShopName = NamesWith<{ facet: true }> | NamesWith<{ listed: true }>;

type ChoiceName = NamesWith<{ kind: "choice" }>;

/** What an attribute is called in one language. */
export interface AttributeLabel {
  label: string;
  /** The sentence under its field in a form. */
  hint?: string;
  /** Of a choice: what each value is called, empty included. */
  choices?: Record<string, string>;
}

/** The label of an attribute; a choice has one for each of its values. */
type LabelOf<Name extends AttributeName> = AttributeLabel &
  (Name extends ChoiceName ? { choices: Record<Choice<Name>, string> } : unknown);

/** What shoppers read of the attributes, in one language. It is apart, so that no page loads the rest. */
export type ShopLabels = { [Name in ShopName]: LabelOf<Name> };

/** What forms say of all attributes. One that has a shop label needs an own label only to differ. */
type FormLabels = { [Name in Exclude<AttributeName, ShopName>]: LabelOf<Name> } & {
  [Name in ShopName]?: Partial<AttributeLabel>;
};

/** What forms say of every attribute, in one language. */
export type AttributeLabels = Record<AttributeName, AttributeLabel>;

/** Puts the labels of one language together. */
export function attributeLabels(shop: ShopLabels, forms: FormLabels): AttributeLabels {
  const labels: Record<string, Partial<AttributeLabel>> = { ...shop };
  for (const [name, label] of Object.entries(forms)) labels[name] = { ...labels[name], ...label };
  return labels as AttributeLabels;
}
