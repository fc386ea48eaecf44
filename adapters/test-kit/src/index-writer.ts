import type { SearchTypes } from "@medusajs/framework/types";
import { PostgresSearchService } from "@medusajs/search-postgres/dist/services/postgres-search";
import { tableNameForIndex } from "@medusajs/search-postgres/dist/utils";
import { CatalogueSearchService } from "../../../commerce/src/modules/catalogue-search/service";
import type { CatalogueDocument } from "../../../commerce/src/search/catalogue-document";
import { fields } from "../../../commerce/src/search/index-fields";

interface Client {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

interface Pool extends Client {
  connect(): Promise<Client & { release(error?: boolean): void }>;
}

/** Documents per call, as in the backend's rebuild. */
const batchSize = 1_000;

/** The shop's search provider, or Medusa's unchanged. */
export type Provider = "shop" | "stock";

/** Writes the catalogue index with the backend's search provider, without a backend. */
export class IndexWriter {
  readonly provider: PostgresSearchService;

  constructor(
    private readonly pool: Pool,
    which: Provider = "shop",
  ) {
    const manager = {
      ...managerOf(pool),
      async transactional<Result>(run: (manager: Manager) => Promise<Result>): Promise<Result> {
        const client = await pool.connect();
        let isOver = false;
        try {
          await client.query("begin");
          const result = await run(managerOf(client));
          await client.query("commit");
          isOver = true;
          return result;
        } finally {
          client.release(!isOver);
        }
      },
    };
    const Service = which === "shop" ? CatalogueSearchService : PostgresSearchService;
    this.provider = new Service({ manager });
  }

  /** Creates what the backend's migrations create for searches. */
  static async prepare(client: Client): Promise<void> {
    await client.query(`
      create extension pg_trgm;
      create extension unaccent;
      create text search configuration medusa_search_english (copy = english);
      alter text search configuration medusa_search_english
        alter mapping for hword, hword_part, word with unaccent, english_stem;
      create table search_postgres_index (
        "name" text primary key, "table_name" text not null, "schema_hash" text not null,
        "plan" jsonb not null, "document_count" integer not null default 0,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now());
      create table search_index (id text, name text, active_version int);
      create table search_index_version
        (search_index_id text, version int, physical_name text, deleted_at timestamptz);
      insert into search_index values ('index', 'product', 1);`);
  }

  async create(name: string): Promise<void> {
    await this.provider.upsertIndex({ index: definitionOf(name) });
  }

  async write(name: string, documents: CatalogueDocument[]): Promise<void> {
    const definition = definitionOf(name);
    await this.provider.upsertDocuments({ index: name, definition, documents });
  }

  /**
   * Copies the documents that one index has and the other lacks, without the columns of the shop's
   * tables.
   */
  async copy(from: string, to: string): Promise<void> {
    const columns = ["document", "indexed", "search_vector", "search_text", "updated_at"]
      .map((column) => `"${column}"`)
      .join(", ");
    const [source, target] = [tableNameForIndex(from), tableNameForIndex(to)];
    await this.pool.query(
      `insert into "${target}" ("id", ${columns})
       select "id", ${columns} from "${source}" on conflict ("id") do nothing`,
    );
  }

  /**
   * Writes a catalogue while it is generated.
   *
   * @returns the time of the writes alone, seconds
   */
  async fill(name: string, documents: Iterable<CatalogueDocument>): Promise<number> {
    let batch: CatalogueDocument[] = [];
    let spent = 0;
    const flush = async () => {
      const began = performance.now();
      await this.write(name, batch);
      spent += performance.now() - began;
      batch = [];
    };
    for (const document of documents) if (batch.push(document) === batchSize) await flush();
    if (batch.length > 0) await flush();
    return spent / 1_000;
  }
}

interface Manager {
  execute(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

function managerOf(client: Client): Manager {
  return {
    // The provider writes `?` where PostgreSQL expects $1, $2, …
    async execute(sql, values = []) {
      let number = 0;
      const text = values.length > 0 ? sql.replace(/\?/g, () => `$${++number}`) : sql;
      return (await client.query(text, values)).rows;
    },
  };
}

export function definitionOf(name: string): SearchTypes.ResolvedSearchIndexDefinition {
  return {
    name: "product",
    entity: "product",
    provider: "catalogue-search",
    physical_name: name,
    primary_key: "id",
    definition_hash: "",
    fields: fields.toFields(),
    settings: {},
    async *seed() {},
  };
}
