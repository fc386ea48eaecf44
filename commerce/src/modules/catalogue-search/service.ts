import type { SearchTypes } from "@medusajs/framework/types";
import { MedusaSearchService } from "../../medusa-internals/search-index";
import { type DocumentRow, rowsOf } from "./document-row";
import { browsingTable, presentAgain, upsertStatement } from "./tables";

type Base = MedusaSearchService;

/** Documents of one statement and transaction: about a MB of text. */
const documentsAtOnce = 250;
/** Statements at a time: each keeps one of PostgreSQL's processors busy. */
const statementsAtOnce = 2;

/**
 * Medusa's PostgreSQL search with tables that the product API can read quickly. It keeps in memory
 * what listings need.
 *
 * - `indexed`: the values that a document is filtered, sorted and searched by. They are stored
 *   inside the row, so a million are read in half a minute.
 * - `changed_in`: the transaction that wrote a document last.
 * - `<table>_gone`: the ids of removed documents, with the transaction.
 *
 * A reader remembers the oldest transaction that was running when it read, and asks later for what
 * that one or a younger one wrote. So it misses nothing, in whatever order transactions commit.
 */
export class CatalogueSearchService extends MedusaSearchService {
  static override identifier = "catalogue-search";

  /**
   * Writes documents in batches: one statement each, with one JSON text that PostgreSQL splits, two
   * statements at a time. Each batch is written whole or not at all, and can be written again.
   */
  override async upsertDocuments(
    input: Parameters<Base["upsertDocuments"]>[0],
  ): Promise<SearchTypes.SearchTask> {
    const { index, documents } = input;
    const { plan, table_name: table } = await this.retrieve(index);
    if (plan.vectors.length > 0) return super.upsertDocuments(input);
    // One statement cannot write a document twice. The last one counts.
    const each = new Map(
      documents.map((document) => [String(document[plan.primary_key]), document]),
    );
    // Sorted, so that two processes that write the same documents wait for each other and do not
    // deadlock.
    const lots = lotsOf([...each].sort(([a], [b]) => (a < b ? -1 : 1)));
    const rowOf = rowsOf(plan);
    const isBulk = lots.length > 1;
    await Promise.all(
      Array.from({ length: statementsAtOnce }, async () => {
        for (let lot = lots.shift(); lot; lot = lots.shift()) {
          const rows = lot.map(([, document]) => rowOf(document));
          await this.#write(index, table, rows, isBulk);
        }
      }),
    );
    return this.task(index);
  }

  /** Deletes row by row, unlike Medusa's TRUNCATE: the trigger tells readers what is gone. */
  override async clearIndex({ index }: { index: string }): Promise<SearchTypes.SearchTask> {
    const { table_name: table } = await this.retrieve(index);
    await this.withTransaction(async (manager) => {
      await manager.execute(`delete from "${table}"`);
      await this.setDocumentCount(index, 0, manager);
    });
    return this.task(index);
  }

  /** Safe to repeat. Tables of an older version are altered. */
  protected override async createDocumentTable(
    ...[table, plan, manager]: Parameters<Base["createDocumentTable"]>
  ): ReturnType<Base["createDocumentTable"]> {
    await super.createDocumentTable(table, plan, manager);
    for (const statement of browsingTable(table)) await manager.execute(statement);
  }

  protected override async dropDocumentTable(
    ...[table, manager]: Parameters<Base["dropDocumentTable"]>
  ): ReturnType<Base["dropDocumentTable"]> {
    await super.dropDocumentTable(table, manager);
    await manager.execute(`drop table if exists "${table}_gone"`);
  }

  async #write(index: string, table: string, rows: DocumentRow[], isBulk: boolean): Promise<void> {
    const given = JSON.stringify(rows);
    await this.withTransaction(async (manager) => {
      // The Search Module stores its progress after the documents. When that is on the disk, they
      // are too.
      if (isBulk) await manager.execute("set local synchronous_commit = off");
      const [written] = await manager.execute(upsertStatement(table, this.tsConfig_), [given]);
      await manager.execute(presentAgain(table), [JSON.stringify(rows.map(({ id }) => id))]);
      await this.adjustDocumentCount(index, Number(written?.inserted ?? 0), manager);
    });
  }
}

function lotsOf<Item>(items: Item[]): Item[][] {
  const lots: Item[][] = [];
  for (let start = 0; start < items.length; start += documentsAtOnce) {
    lots.push(items.slice(start, start + documentsAtOnce));
  }
  return lots;
}
