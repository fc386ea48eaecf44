/**
 * Describes the page to machines in the words of schema.org (JSON-LD). Where data holds "</script>"
 * it stays data: `<` is written as its escape. A data block runs nothing, so it needs no nonce.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
