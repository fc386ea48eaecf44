import {
  CatalogueUnavailableError,
  type IndexDatabase,
  type IndexVersion,
} from "../../src/catalogue/index-database.ts";

type IndexDocument = Record<string, unknown>;

/** A catalogue index in memory: each change is a transaction of its own. */
export class FakeIndex implements IndexDatabase {
  /** Nothing answers, as when the database is away. */
  isAway = false;
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

  /** The engine has built another version and swapped: the old table is no more. */
  swap(documents: IndexDocument[]): void {
    this.#table += 1;
    this.#documents = new Map();
    this.#gone = new Map();
    this.#isBuilt = true;
    this.put(...documents);
  }

  async readAll(take: (documents: { id: string; document: unknown }[]) => void) {
    this.asked.readAll += 1;
    this.#mustBeThere();
    if (!this.#isBuilt) return;
    for (const [id, { document }] of this.#documents) take([{ id, document }]);
    return this.#version();
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
    return { version, changes: { documents, gone } };
  }

  async documents(_version: IndexVersion, ids: string[]) {
    this.asked.documents += 1;
    this.#mustBeThere();
    return ids.flatMap((id) => {
      const found = this.#documents.get(id);
      return found ? [{ id, document: found.document }] : [];
    });
  }

  async close(): Promise<void> {}

  #version(): IndexVersion {
    return { table: `search_pg_${this.#table}`, horizon: String(this.#time), seen: [] };
  }

  #mustBeThere(): void {
    if (this.isAway) throw new CatalogueUnavailableError("the catalogue index is away");
  }
}
