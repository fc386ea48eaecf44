/** HTML that is escaped. */
export class Markup {
  constructor(private readonly html: string) {}

  toString(): string {
    return this.html;
  }
}

type Value = string | number | Markup | Markup[];

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Builds HTML. Every value is escaped, except other `markup`. */
export function markup(texts: TemplateStringsArray, ...values: Value[]): Markup {
  const parts = texts.map((text, index) => text + escaped(values[index] ?? ""));
  return new Markup(parts.join(""));
}

function escaped(value: Value): string {
  if (Array.isArray(value)) return value.join("");
  if (value instanceof Markup) return value.toString();
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}
