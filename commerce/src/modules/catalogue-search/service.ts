import type { SearchTypes } from "@medusajs/framework/types";
import { PostgresSearchService } from "@medusajs/search-postgres/dist/services/postgres-search";
import { projectIndexedDocument } from "@medusajs/search-postgres/dist/utils";
import { browsingTable, shownOnly, upsertStatement } from "./tables";

type Base = PostgresSearchService;
type IndexPlan = Awaited<ReturnType<Base["retrieve"]>>["plan"];

/** Documents in one statement: a MB or two of text. */
const documentsAtOnce = 250;

/**
 * Medusa's PostgreSQL search, with tables that are made to be browsed by the product API, which
 * keeps in its memory what listings are made of.
 *
 * - `listed`: of a document, what it is filtered, sorted and searched by. It is small enough to be
 *   read a million times in half a minute.
 * - `changed_in`: the transaction that wrote a document last.
 * - `<table>_gone`: the ids that were removed, and the transaction that did it.
 *
 * A reader remembers the oldest transaction that was running when it read, and later asks for what
 * that one or a younger one wrote: it misses nothing, in whatever order transactions end.
 */
export class CatalogueSearchService extends PostgresSearchService {
  static override identifier = "catalogue-search";

  /** Many documents are one statement, and one text that PostgreSQL takes apart. */
  override async upsertDocuments(
    input: Parameters<Base["upsertDocuments"]>[0],
  ): Promise<SearchTypes.SearchTask> {
    const { index, documents } = input;
    const { plan, table_name: table } = await this.retrieve(index);
    if (plan.vectors.length > 0) return super.upsertDocuments(input);
    // One statement cannot write the same document twice: the last one counts.
    const each = new Map(documents.map((document) => [document[plan.primary_key], document]));
    if (each.size > 0) await this.#write(index, table, [...each.values()], plan);
    return this.task(index);
  }

  /** Row by row, unlike Medusa's: readers have to hear of what is gone. */
  override async clearIndex({ index }: { index: string }): Promise<SearchTypes.SearchTask> {
    const { table_name: table } = await this.retrieve(index);
    await this.withTransaction(async (manager) => {
      await manager.execute(`delete from "${table}"`);
      await this.setDocumentCount(index, 0, manager);
    });
    return this.task(index);
  }

  /** Safe to repeat, as its model is: tables of before become what they ought to be. */
  protected override async createDocumentTable(
    ...[table, plan, manager]: Parameters<Base["createDocumentTable"]>
  ): ReturnType<Base["createDocumentTable"]> {
    await super.createDocumentTable(table, plan, manager);
    for (const statement of browsingTable(table, hiddenIn(plan))) await manager.execute(statement);
  }

  protected override async dropDocumentTable(
    ...[table, manager]: Parameters<Base["dropDocumentTable"]>
  ): ReturnType<Base["dropDocumentTable"]> {
    await super.dropDocumentTable(table, manager);
    await manager.execute(`drop table if exists "${table}_gone"`);
  }

  async #write(
    index: string,
    table: string,
    documents: SearchTypes.SearchDocument[],
    plan: IndexPlan,
  ): Promise<void> {
    const hidden = hiddenIn(plan);
    const statement = upsertStatement(table, this.tsConfig_);
    await this.withTransaction(async (manager) => {
      let inserted = 0;
      let writing: Promise<{ inserted?: unknown }[]> = Promise.resolve([]);
      for (let start = 0; start < documents.length; start += documentsAtOnce) {
        const some = documents.slice(start, start + documentsAtOnce);
        // Made while PostgreSQL writes those before.
        const rows = JSON.stringify(some.map((document) => rowOf(document, plan, hidden)));
        inserted += insertedBy(await writing);
        writing = manager.execute(statement, [rows]);
      }
      inserted += insertedBy(await writing);
      await this.adjustDocumentCount(index, inserted, manager);
    });
  }
}

function insertedBy([written]: { inserted?: unknown }[]): number {
  return Number(written?.inserted ?? 0);
}

/** A document as `upsertStatement` takes it: texts to search in, the weightiest first. */
interface Row {
  id: string;
  document: SearchTypes.SearchDocument;
  indexed: Record<string, unknown>;
  search_text: string;
  a: string;
  b: string;
  c: string;
  d: string;
}

function rowOf(document: SearchTypes.SearchDocument, plan: IndexPlan, hidden: string[]): Row {
  const { id, indexed, search_text, weighted_parts } = projectIndexedDocument(document, plan);
  for (const field of hidden) delete indexed[field];
  const textOf = (weight: string) =>
    weighted_parts.flatMap((part) => (part.weight === weight ? part.text : [])).join(" ");
  const [a, b, c, d] = [textOf("A"), textOf("B"), textOf("C"), textOf("D")];
  return { id, document, indexed, search_text, a, b, c, d };
}

function hiddenIn({ fields, primary_key }: IndexPlan): string[] {
  return shownOnly([...fields.values()], primary_key);
}
