/** The rule of a query parameter. */
export interface Parameter {
  fits(value: string): boolean;
  /** The rule in a sentence. */
  rule: string;
}

function matching(pattern: RegExp, rule: string): Parameter {
  return { fits: (value) => pattern.test(value), rule };
}

/** The id of a record of Medusa's. */
export const id = matching(/^[\w-]{1,100}$/, "An id of at most 100 letters, digits, _ and -.");

/** The requested fields of a record, as Medusa writes them: `id,*items,-metadata`. */
export const fields = matching(/^[\w.,*+ -]{1,2000}$/, "Names of fields, with commas between.");

/** Any text of at most so many characters. */
export function text(most: number): Parameter {
  return {
    fits: (value) => value.length <= most,
    rule: `A text of at most ${most} characters.`,
  };
}

/** One of these words. */
export function oneOf(...words: string[]): Parameter {
  return { fits: (value) => words.includes(value), rule: `One of: ${words.join(", ")}.` };
}

/** A whole number between two, both included. */
export function wholeNumber(least: number, most: number): Parameter {
  return {
    fits: (value) => /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most,
    rule: `A whole number from ${least} to ${most}.`,
  };
}
