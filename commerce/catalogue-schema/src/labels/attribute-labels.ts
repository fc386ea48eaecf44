import type { AttributeName, Choice, NamesWith } from "../attributes";

/** What an attribute is called in one language. */
interface AttributeLabel {
  label: string;
  /** What forms say under its field. */
  hint?: string;
  /** What the filter panel calls it, where that differs from `label`. */
  facet?: string;
}

type ChoiceName = NamesWith<{ kind: "choice" }>;

/** Every attribute in one language; of a choice, its values too. */
export type AttributeLabels = Record<Exclude<AttributeName, ChoiceName>, AttributeLabel> & {
  [Name in ChoiceName]: AttributeLabel & { choices: Record<Choice<Name>, string> };
};
