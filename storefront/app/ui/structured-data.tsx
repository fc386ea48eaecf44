/**
 * Describes the page in schema.org's terms as JSON-LD. `<` is escaped, so that "</script>" in the
 * data stays data. A data block needs no nonce, because it does not run.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
