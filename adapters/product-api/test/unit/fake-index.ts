import {
  CatalogueUnavailableError,
  type IndexDatabase,
} from "../../src/catalogue/index-database.ts";
import type { CatalogueReader } from "../../src/catalogue/index-reading.ts";
import type { IndexVersion } from "../../src/catalogue/index-tables.ts";
import { namesOf } from "./index-document.ts";

type IndexDocument = Record<string, unknown>;

/** A catalogue index in memory: each change is a transaction of its own. */
export class FakeIndex implements IndexDatabase {
  /** Nothing answers, as when the database is away. */
  isAway = false;
  /** Reading all takes until this is over. */
  reading: Promise<void> = Promise.resolve();
  /** Calls of each kind. */
  readonly asked = { readAll: 0, changesSince: 0, documents: 0 };
  #table = 1;
  #time = 0;
  #documents = new Map<string, { document: IndexDocument; at: number }>();
  #gone = new Map<string, number>();
  #isBuilt: boolean;

  constructor(documents: IndexDocument[] = [], { isBuilt = true } = {}) {
    this.#isBuilt = isBuilt;
    this.put(...documents);
  }

  put(...documents: IndexDocument[]): void {
    for (const document of documents) {
      this.#time += 1;
      this.#documents.set(String(document.id), { document, at: this.#time });
    }
  }

  remove(id: string): void {
    this.#time += 1;
    this.#documents.delete(id);
    this.#gone.set(id, this.#time);
  }

  /** The backend has built another version and swapped: the old table is no more. */
  swap(documents: IndexDocument[]): void {
    this.#table += 1;
    this.#documents = new Map();
    this.#gone = new Map();
    this.#isBuilt = true;
    this.put(...documents);
  }

  /** It knows of no order: names come as the documents do. */
  async readAll(reader: CatalogueReader) {
    this.asked.readAll += 1;
    this.#mustBeThere();
    if (!this.#isBuilt) return;
    const version = this.#version();
    const documents = [...this.#documents].map(([id, { document }]) => ({ id, document }));
    reader.expect(documents.length);
    for (const document of documents) await reader.load([document]);
    const all = documents.map(({ document }) => document);
    for (const language of reader.titleLanguages()) {
      reader.loadNames(namesOf(all, language), language);
    }
    await this.reading;
    return version;
  }

  async currentVersion() {
    this.#mustBeThere();
    return this.#isBuilt ? this.#version() : undefined;
  }

  async changesSince({ table, horizon }: IndexVersion) {
    this.asked.changesSince += 1;
    this.#mustBeThere();
    const version = this.#version();
    if (table !== version.table) return;
    const documents = [...this.#documents]
      .filter(([, { at }]) => at > Number(horizon))
      .map(([id, { document }]) => ({ id, document }));
    const gone = [...this.#gone].filter(([, at]) => at > Number(horizon)).map(([id]) => id);
    return { version, changes: { documents, gone }, isPart: false };
  }

  async documents(_version: IndexVersion, ids: string[]) {
    this.asked.documents += 1;
    this.#mustBeThere();
    return ids.flatMap((id) => {
      const found = this.#documents.get(id);
      return found ? [{ id, document: found.document }] : [];
    });
  }

  async documentsNamed(_version: IndexVersion, name: string) {
    this.asked.documents += 1;
    this.#mustBeThere();
    const all = [...this.#documents].map(([id, { document }]) => ({ id, document }));
    return [
      ...all.filter(({ id }) => id === name),
      ...all.filter(({ document }) => document.handle === name),
      ...all.filter(({ document: { former_handles: former } }) =>
        Array.isArray(former) ? former.includes(name) : false,
      ),
    ];
  }

  async writtenAt(version: IndexVersion, ids: string[]) {
    return (await this.documents(version, ids)).map(({ id, document }) => ({
      id,
      updatedAt: String(document.updated_at),
    }));
  }

  async close(): Promise<void> {}

  #version(): IndexVersion {
    return { table: `search_pg_${this.#table}`, horizon: String(this.#time), seen: [] };
  }

  #mustBeThere(): void {
    if (this.isAway) throw new CatalogueUnavailableError("the catalogue index is away");
  }
}
