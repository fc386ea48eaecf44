import { Projection } from "../../../../src/catalogue/projection/projection.ts";
import { namesOf, ownChannel } from "../../index-document.ts";

interface Document extends Record<string, unknown> {
  id: string;
}

/** A projection that has loaded these documents. An unreadable document throws. */
export async function projectionOf(documents: Document[]): Promise<Projection> {
  const projection = new Projection(new Set([ownChannel]), (_id, read) => read());
  projection.expect(documents.length);
  projection.load(documents.map((document) => ({ id: document.id, document })));
  for (const language of projection.titles.languages) {
    projection.loadNames(namesOf(documents, language), language);
  }
  await projection.finalize();
  return projection;
}
