const rules: [RegExp, string][] = [
  // A failed statement, as the database's library tells it: with everything that was to be written.
  [/^(?:with|select|insert into|update|delete from)\s[\s\S]* - (?=[^-]*$)/i, "[statement] - "],
  [/\bKey \(([^)]*)\)=\([\s\S]*?\)(?= (?:already|is) )/g, "Key ($1)=([values])"],
  [/[^\s<>"'`()[\]{},;:=|\\/&?]+@[^\s<>"'`()[\]{},;:=|\\/&?]+\.[\w-]+/g, "[address]"],
  [/\b[^\s"'=/?&]+%40[^\s"'&]+/gi, "[address]"],
  [/\beyJ[\w-]+\.[\w-]*\.?[\w-]*/g, "[token]"],
  [/\bBearer\s+[\w.~+/-]+=*/gi, "Bearer [token]"],
  // What opens an order, as it stands in a link.
  [/\b(access|token|code|oobCode|signature)=[^\s&"']+/gi, "$1=[secret]"],
  [/\b(?:sk|rk|whsec|pk)_(?:live|test)?_?[A-Za-z0-9]{12,}/g, "[secret]"],
];

/**
 * A sentence for the log without who somebody is, and without what opens something: addresses of
 * e-mail, tokens, order links, and the values of a statement that the database has refused.
 */
export function withoutPersonalData(text: string): string {
  return rules.reduce((cleaned, [what, instead]) => cleaned.replace(what, instead), text);
}
