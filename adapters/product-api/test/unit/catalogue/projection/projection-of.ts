import { Projection } from "../../../../src/catalogue/projection/projection.ts";
import { ownChannel } from "../../index-document.ts";

interface Document {
  id: string;
  title?: unknown;
  handle?: unknown;
}

/** A projection that has loaded these documents. An unreadable document throws. */
export async function projectionOf(documents: Document[]): Promise<Projection> {
  const projection = new Projection(new Set([ownChannel]), (_id, read) => read());
  projection.expect(documents.length);
  projection.load(documents.map((document) => ({ id: document.id, document })));
  projection.loadNames(
    documents.map(({ id, title, handle }) => ({
      id,
      title: String(title),
      slug: String(handle),
    })),
  );
  await projection.finalize();
  return projection;
}
