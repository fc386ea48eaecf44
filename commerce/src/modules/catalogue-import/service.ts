import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL, InferTypeOf } from "@medusajs/framework/types";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import type { CellProblem } from "../../catalogue-file/columns";
import type { CatalogueProduct, ProductPatch } from "../../catalogue-product/catalogue-product";
import {
  CatalogueImport,
  ImportRow,
  type importStatuses,
  type rowOutcomes,
} from "./models/catalogue-import";

export type ImportStatus = (typeof importStatuses)[number];

export type RowOutcome = (typeof rowOutcomes)[number];

/** A planned row. `product` is whole where it is to be created. */
export interface PlannedRow {
  number: number;
  outcome: RowOutcome;
  title: string;
  product_id: string | null;
  version: string | null;
  product: CatalogueProduct | ProductPatch | null;
  problems: CellProblem[];
}

/** The progress of an import. */
export interface Progress {
  rows?: number;
  done?: number;
  created?: number;
  updated?: number;
  unchanged?: number;
  error_count?: number;
}

/** An import with its worker. */
export interface ImportAtWork {
  id: string;
  status: "checking" | "running";
  /** Identifies the worker. */
  worker: string;
  write_id: string | null;
}

/** Another worker has taken the import over; the old one stops at once. */
export class LostImportError extends Error {}

/** A lease that is not renewed ends after this time. */
const afterLease = "now() + interval '30 seconds'";

const over = "('done', 'failed', 'cancelled')";

/** The imports of catalogue files: their rows, plans and progress. */
export default class CatalogueImportModuleService extends MedusaService({
  CatalogueImport,
  ImportRow,
}) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /**
   * Takes the next import: a file to check, a confirmed import to run, or one whose worker has
   * died. A running one of those has a `write_id`, by which it is rolled back.
   */
  async takeNext(): Promise<(ImportAtWork & { isLeftBehind: boolean }) | undefined> {
    const [taken] = await this.#sql<ImportAtWork & { was: string }>(
      `with next as (
         select "id", "status" from "catalogue_import"
         where "status" in ('waiting', 'confirmed')
            or ("status" in ('checking', 'running') and "lease_until" < now())
         order by "created_at" limit 1 for update skip locked)
       update "catalogue_import" i set
         "status" = case when next."status" in ('waiting', 'checking') then 'checking' else 'running' end,
         "worker" = ?, "lease_until" = ${afterLease}, "updated_at" = now(),
         "started_at" = case when next."status" = 'confirmed' then now() else i."started_at" end,
         "done" = case when next."status" = 'confirmed' then 0 else i."done" end
       from next where i."id" = next."id"
       returning i."id", i."status", i."worker", i."write_id", next."status" as "was"`,
      [generateEntityId(undefined, "worker")],
    );
    return taken && { ...taken, isLeftBehind: taken.was === taken.status };
  }

  /**
   * Stores the progress and renews the lease.
   *
   * @returns whether a merchandiser has cancelled the import
   * @throws LostImportError where another worker has taken it over
   */
  async report({ id, worker }: ImportAtWork, progress: Progress = {}): Promise<boolean> {
    const [reported] = await this.#sql<{ cancel_requested: boolean }>(
      `update "catalogue_import" i set "lease_until" = ${afterLease}, "updated_at" = now(),
         "rows" = coalesce(p."rows", i."rows"), "done" = coalesce(p."done", i."done"),
         "created" = coalesce(p."created", i."created"),
         "updated" = coalesce(p."updated", i."updated"),
         "unchanged" = coalesce(p."unchanged", i."unchanged"),
         "error_count" = coalesce(p."error_count", i."error_count")
       from jsonb_to_record(?::jsonb) as p("rows" int, "done" int, "created" int, "updated" int,
         "unchanged" int, "error_count" int)
       where i."id" = ? and i."worker" = ? returning i."cancel_requested"`,
      [JSON.stringify(progress), id, worker],
    );
    if (!reported) throw new LostImportError(`Import ${id} is another worker's now.`);
    return reported.cancel_requested;
  }

  /** Stores the id of the import's write in the catalogue's journal. */
  async noteWrite({ id, worker }: ImportAtWork, writeId: string): Promise<void> {
    const noted = await this.#sql(
      `update "catalogue_import" set "write_id" = ? where "id" = ? and "worker" = ? returning "id"`,
      [writeId, id, worker],
    );
    if (noted.length === 0) throw new LostImportError(`Import ${id} is another worker's now.`);
  }

  /** Ends the work on an import, unless another worker has taken it over. */
  async end(
    { id, worker }: ImportAtWork,
    status: "checked" | "done" | "failed" | "cancelled",
    message = "",
  ): Promise<void> {
    await this.#sql(
      `update "catalogue_import" set "status" = ?, "message" = ?, "worker" = null,
         "lease_until" = null, "updated_at" = now(),
         "finished_at" = case when ? in ${over} then now() end
       where "id" = ? and "worker" = ?`,
      [status, message, status, id, worker],
    );
  }

  /**
   * Confirms a checked import without errors, unless another import is confirmed or running.
   *
   * @returns whether this call confirmed it
   */
  async confirm(id: string): Promise<boolean> {
    return this.#repository.transaction<EntityManager>(async (manager) => {
      // Of two simultaneous confirmations the second waits and sees the first.
      await manager.execute(`select pg_advisory_xact_lock(hashtext('catalogue_import.confirm'))`);
      const confirmed = await manager.execute(
        `update "catalogue_import" set "status" = 'confirmed', "updated_at" = now()
         where "id" = ? and "status" = 'checked' and "error_count" = 0
           and not exists (select 1 from "catalogue_import"
                           where "status" in ('confirmed', 'running'))
         returning "id"`,
        [id],
      );
      return confirmed.length > 0;
    });
  }

  /** Cancels an import that has no worker, or asks its worker to stop. */
  async cancel(id: string): Promise<void> {
    await this.#sql(
      `update "catalogue_import" set "cancel_requested" = true, "updated_at" = now(),
         "finished_at" = case when "status" in ('waiting', 'checked', 'confirmed') then now() end,
         "status" = case when "status" in ('waiting', 'checked', 'confirmed') then 'cancelled'
                         else "status" end
       where "id" = ? and "status" not in ${over}`,
      [id],
    );
  }

  /** Whether an import is running or ended only so many seconds ago. */
  async isAtWork(seconds: number): Promise<boolean> {
    const found = await this.#sql(
      `select 1 from "catalogue_import" where "status" = 'running'
         or "finished_at" > now() - make_interval(secs => ?) limit 1`,
      [seconds],
    );
    return found.length > 0;
  }

  async addRows(importId: string, rows: PlannedRow[]): Promise<void> {
    await this.#sql(
      `insert into "catalogue_import_row"
         ("id", "import_id", "number", "outcome", "title", "product_id", "version", "product", "problems")
       select 'cimr_' || gen_random_uuid(), ?, r.* from jsonb_to_recordset(?::jsonb) as r(
         "number" int, "outcome" text, "title" text, "product_id" text, "version" text,
         "product" jsonb, "problems" jsonb)`,
      [importId, JSON.stringify(rows)],
    );
  }

  async clearRows(importId: string): Promise<void> {
    await this.#sql(`delete from "catalogue_import_row" where "import_id" = ?`, [importId]);
  }

  /** A page of rows after a number, all or those with one outcome. */
  async rowsAfter(
    importId: string,
    outcome: RowOutcome | undefined,
    after: number,
    take: number,
  ): Promise<PlannedRow[]> {
    return this.#sql<PlannedRow>(
      `select "number", "outcome", "title", "product_id", "version",
         nullif("product", 'null'::jsonb) as "product", "problems"
       from "catalogue_import_row"
       where "import_id" = ? and "outcome" = coalesce(?, "outcome") and "number" > ?
       order by "number" limit ?`,
      [importId, outcome ?? null, after, take],
    );
  }

  /** Adds problems to rows that have changed since the check. */
  async addProblems(
    importId: string,
    problems: { number: number; problem: CellProblem }[],
  ): Promise<void> {
    await this.#sql(
      `with p as (select * from jsonb_to_recordset(?::jsonb) as p("number" int, "problem" jsonb)),
       marked as (update "catalogue_import_row" r
         set "outcome" = 'error', "problems" = r."problems" || p."problem"
         from p where r."import_id" = ? and r."number" = p."number" returning 1)
       update "catalogue_import" set "error_count" = "error_count" + (select count(*) from marked)
       where "id" = ?`,
      [JSON.stringify(problems), importId, importId],
    );
  }

  /** Deletes imports that ended so many days ago, and the rows of all that ended. */
  async prune(days: number): Promise<void> {
    await this.#sql(
      `delete from "catalogue_import_row" where "outcome" <> 'error' and "import_id" in
         (select "id" from "catalogue_import" where "status" in ${over})`,
      [],
    );
    await this.#sql(
      `delete from "catalogue_import" where "updated_at" < now() - make_interval(days => ?)
         and "status" in ('done', 'failed', 'cancelled', 'checked')`,
      [days],
    );
  }

  async #sql<Row = unknown>(query: string, values: unknown[]): Promise<Row[]> {
    return this.#repository.transaction<EntityManager>((manager) => manager.execute(query, values));
  }
}

export type StoredImport = InferTypeOf<typeof CatalogueImport>;
