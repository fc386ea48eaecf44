const rules: [RegExp, string][] = [
  // A failed statement in an error of the database library, with all its values.
  [/^(?:with|select|insert into|update|delete from)\s[\s\S]* - (?=[^-]*$)/i, "[statement] - "],
  [/\bKey \(([^)]*)\)=\([\s\S]*?\)(?= (?:already|is) )/g, "Key ($1)=([values])"],
  [/[^\s<>"'`()[\]{},;:=|\\/&?]+@[^\s<>"'`()[\]{},;:=|\\/&?]+\.[\w-]+/g, "[address]"],
  [/\b[^\s"'=/?&]+%40[^\s"'&]+/gi, "[address]"],
  [/\beyJ[\w-]+\.[\w-]*\.?[\w-]*/g, "[token]"],
  [/\bBearer\s+[\w.~+/-]+=*/gi, "Bearer [token]"],
  // The secrets in links, such as the one that opens an order.
  [/\b(access|token|code|oobCode|signature)=[^\s&"']+/gi, "$1=[secret]"],
  [/\b(?:sk|rk|whsec|pk)_(?:live|test)?_?[A-Za-z0-9]{12,}/g, "[secret]"],
];

/**
 * A text without personal data and secrets: email addresses, tokens, links of orders, and the
 * values of a failed statement.
 */
export function withoutPersonalData(text: string): string {
  return rules.reduce((cleaned, [what, instead]) => cleaned.replace(what, instead), text);
}
