import type { SearchTypes } from "@medusajs/framework/types";
import { MedusaSearchService } from "../../medusa-internals/search-index";
import { type DocumentRow, rowsOf } from "./document-row";
import { browsingTable, presentAgain, upsertStatement } from "./tables";

type Base = MedusaSearchService;

/** Documents in one statement, and one transaction: a MB of text. */
const documentsAtOnce = 250;
/** Statements at a time: making the words of texts, PostgreSQL is busy with one processor each. */
const statementsAtOnce = 2;

/**
 * Medusa's PostgreSQL search, with tables that are made to be browsed by the product API, which
 * keeps in its memory what listings are made of.
 *
 * - `indexed`: of a document, what it is filtered, sorted and searched by, and nothing else. It
 *   stands in the row itself, to be read a million times in half a minute.
 * - `changed_in`: the transaction that wrote a document last.
 * - `<table>_gone`: the ids that were removed, and the transaction that did it.
 *
 * A reader remembers the oldest transaction that was running when it read, and later asks for what
 * that one or a younger one wrote: it misses nothing, in whatever order transactions end.
 */
export class CatalogueSearchService extends MedusaSearchService {
  static override identifier = "catalogue-search";

  /**
   * Many documents are one statement, and one text that PostgreSQL takes apart; very many are some
   * statements, two at a time. Each is written whole or not at all, and writing it again is safe.
   */
  override async upsertDocuments(
    input: Parameters<Base["upsertDocuments"]>[0],
  ): Promise<SearchTypes.SearchTask> {
    const { index, documents } = input;
    const { plan, table_name: table } = await this.retrieve(index);
    if (plan.vectors.length > 0) return super.upsertDocuments(input);
    // One statement cannot write the same document twice: the last one counts.
    const each = new Map(
      documents.map((document) => [String(document[plan.primary_key]), document]),
    );
    // In one order, whoever writes: of two that write the same, one waits for the other.
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
      // The Search Module writes down how far it has come after what it has come to: where that
      // one is on the disk, this is as well.
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
