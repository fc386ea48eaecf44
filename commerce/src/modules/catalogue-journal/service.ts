import { setTimeout as wait } from "node:timers/promises";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { Heartbeats } from "./heartbeats";
import { CatalogueClaim } from "./models/catalogue-claim";
import { CatalogueWrite, CatalogueWriteProduct } from "./models/catalogue-write";

export type WriteKind = "create" | "update" | "delete" | "import";

/** The key and the fingerprint of a request. The same pair is the same request. */
export interface IdempotentRequest {
  key: string;
  fingerprint: string;
}

/** A write that the caller of `takeOver` has to roll back. */
export interface AbandonedWrite {
  id: string;
  kind: WriteKind;
}

/** A product of a write as it was stored before; null where it did not exist. */
export interface Recorded<Before> {
  product_id: string;
  before: Before | null;
}

/** The claim of a write that can create or remove a category, a printer or a slug. */
export const categoriesClaim = "shelves";

/** The claim of a write that changes a product. */
export function productClaim(productId: string): string {
  return `product:${productId}`;
}

/** A write whose lease is not renewed for so long is rolled back, milliseconds. */
const lease = 20_000;
/**
 * The first pause before asking for a claim again, milliseconds. Every pause is longer than the
 * last.
 */
const shortestPause = 20;
const longestPause = 320;

const afterLease = `now() + interval '${lease} milliseconds'`;

/** A list of texts, passed as JSON because the driver turns a list into several values. */
const texts = "array(select jsonb_array_elements_text(?::jsonb))";

/**
 * The journal of catalogue writes: the products that each write changes, their earlier state, and
 * how the write ended. A write that fails, or whose process dies, is rolled back from it.
 */
export default class CatalogueJournalModuleService extends MedusaService({
  CatalogueWrite,
  CatalogueWriteProduct,
  CatalogueClaim,
}) {
  readonly #repository: DAL.RepositoryService;
  readonly #heartbeats = new Heartbeats((writeId) => this.#renewLease(writeId));

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /**
   * Begins a write, whose lease is renewed until it ends.
   *
   * @returns its id; undefined where its key belongs to another write
   */
  async begin(kind: WriteKind, request?: IdempotentRequest): Promise<string | undefined> {
    const id = generateEntityId(undefined, "cwrite");
    const begun = await this.#sql(
      `insert into "catalogue_write" ("id", "kind", "state", "lease_until", "idempotency_key", "fingerprint")
       values (?, ?, 'begun', ${afterLease}, ?, ?) on conflict do nothing returning "id"`,
      [id, kind, request?.key ?? null, request?.fingerprint ?? null],
    );
    if (begun.length === 0) return undefined;
    this.#heartbeats.start(id);
    return id;
  }

  /**
   * Claims keys for a write, all or none. It may hold some already.
   *
   * @param timeout how long to wait for other writes, milliseconds
   * @returns whether it holds them all
   */
  async claim(writeId: string, keys: string[], timeout: number): Promise<boolean> {
    const wanted = [...new Set(keys)].toSorted();
    const until = Date.now() + timeout;
    for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
      if (await this.#tryToClaim(writeId, wanted)) return true;
      if (Date.now() > until) return false;
      await wait(pause * (0.5 + Math.random()));
    }
  }

  /** Releases claims of a write. */
  async release(writeId: string, keys: string[]): Promise<void> {
    await this.#sql(
      `delete from "catalogue_claim" where "write_id" = ? and "key" = any(${texts})`,
      [writeId, JSON.stringify(keys)],
    );
  }

  /** Stores the state of products before a write changes them. The first record of each stays. */
  async record<Before extends object>(
    writeId: string,
    products: Recorded<Before>[],
  ): Promise<void> {
    await this.#sql(
      `insert into "catalogue_write_product" ("id", "write_id", "product_id", "before")
       select 'cwprod_' || gen_random_uuid(), ?, r."product_id", nullif(r."before", 'null'::jsonb)
       from jsonb_to_recordset(?::jsonb) as r("product_id" text, "before" jsonb)
       where not exists (select 1 from "catalogue_write_product" p
                         where p."write_id" = ? and p."product_id" = r."product_id")`,
      [writeId, JSON.stringify(products), writeId],
    );
  }

  /** The recorded products of a write in pages, sorted by id. */
  async recorded<Before>(
    writeId: string,
    after: string,
    take: number,
  ): Promise<Recorded<Before>[]> {
    return this.#sql<Recorded<Before>>(
      `select "product_id", "before" from "catalogue_write_product"
       where "write_id" = ? and "product_id" > ? order by "product_id" limit ?`,
      [writeId, after, take],
    );
  }

  /** Stores the ids of categories and printers that a write is about to create. */
  async noteMaking(
    writeId: string,
    made: { categoryIds?: string[]; printerIds?: string[] },
  ): Promise<void> {
    await this.#sql(
      `update "catalogue_write" set "category_ids" = "category_ids" || ${texts},
       "printer_ids" = "printer_ids" || ${texts} where "id" = ?`,
      [JSON.stringify(made.categoryIds ?? []), JSON.stringify(made.printerIds ?? []), writeId],
    );
  }

  /**
   * Ends a write successfully, unless it has been rolled back.
   *
   * @returns whether it did
   */
  async finish(writeId: string, answer: object | null): Promise<boolean> {
    this.#heartbeats.stop(writeId);
    return this.#end(writeId, "begun", `'done', "answer" = ?::jsonb`, [JSON.stringify(answer)]);
  }

  /** Marks a write as rolled back. Its key can be used again. */
  async markUndone(writeId: string): Promise<void> {
    this.#heartbeats.stop(writeId);
    await this.#end(writeId, "undoing", `'undone', "idempotency_key" = null`, []);
  }

  /**
   * Begins to roll back a failed write of this process.
   *
   * @returns whether the caller has to roll it back; another process may be doing it
   */
  async giveUp(writeId: string): Promise<boolean> {
    this.#heartbeats.stop(writeId);
    const given = await this.#sql(
      `update "catalogue_write" set "state" = 'undoing', "lease_until" = ${afterLease}, "updated_at" = now()
       where "id" = ? and "state" = 'begun' returning "id"`,
      [writeId],
    );
    if (given.length > 0) this.#heartbeats.start(writeId);
    return given.length > 0;
  }

  /** Whether another process has rolled a write back or is about to. */
  async isRolledBack(writeId: string): Promise<boolean> {
    const [write] = await this.listCatalogueWrites({ id: writeId }, { select: ["id", "state"] });
    return write?.state === "undoing" || write?.state === "undone";
  }

  /** Takes over a write whose process has died, to roll it back; undefined where there is none. */
  async takeOver(): Promise<AbandonedWrite | undefined> {
    const [write] = await this.#sql<AbandonedWrite>(
      `update "catalogue_write" set "state" = 'undoing', "lease_until" = ${afterLease}, "updated_at" = now()
       where "id" = (select "id" from "catalogue_write"
                     where "state" in ('begun', 'undoing') and "lease_until" < now()
                     order by "lease_until" limit 1 for update skip locked)
       returning "id", "kind"`,
      [],
    );
    if (write) this.#heartbeats.start(write.id);
    return write;
  }

  /** Restarts the heartbeats of a write that takes longer, such as an import with each batch. */
  async renew(writeId: string): Promise<void> {
    await this.#renewLease(writeId);
    this.#heartbeats.start(writeId);
  }

  /** Lets a write's lease expire after a failed rollback, so that another process tries it. */
  abandon(writeId: string): void {
    this.#heartbeats.stop(writeId);
  }

  /** Deletes writes that ended so many hours ago. */
  async prune(hours: number): Promise<void> {
    await this.#sql(
      `delete from "catalogue_write" where "state" in ('done', 'undone')
       and "updated_at" < now() - make_interval(hours => ?)`,
      [hours],
    );
  }

  async #tryToClaim(writeId: string, keys: string[]): Promise<boolean> {
    const wanted = JSON.stringify(keys);
    // Waiting writes ask often, so the cheap query comes first.
    const others = await this.#sql(
      `select 1 from "catalogue_claim" where "key" = any(${texts}) and "write_id" <> ? limit 1`,
      [wanted, writeId],
    );
    if (others.length > 0) return false;
    return this.#repository
      .transaction<EntityManager>(async (manager) => {
        await manager.execute(
          // A write that has ended cannot claim: it would never release the claim.
          `insert into "catalogue_claim" ("key", "write_id")
           select key, "write"."id" from unnest(${texts}) as key,
             (select "id" from "catalogue_write"
              where "id" = ? and "state" in ('begun', 'undoing') for share) as "write"
           on conflict do nothing`,
          [wanted, writeId],
        );
        const [own] = await manager.execute(
          `select count(*)::int as "count" from "catalogue_claim"
           where "write_id" = ? and "key" = any(${texts})`,
          [writeId, wanted],
        );
        // Another write holds one of them, so none is kept.
        if (own?.count !== keys.length) throw new ClaimedByAnother();
        return true;
      })
      .catch((error) => {
        if (error instanceof ClaimedByAnother) return false;
        throw error;
      });
  }

  async #end(writeId: string, from: string, to: string, values: unknown[]): Promise<boolean> {
    return this.#repository.transaction<EntityManager>(async (manager) => {
      const ended = await manager.execute(
        `update "catalogue_write" set "state" = ${to}, "updated_at" = now()
         where "id" = ? and "state" = '${from}' returning "id"`,
        [...values, writeId],
      );
      if (ended.length === 0) return false;
      await manager.execute(`delete from "catalogue_claim" where "write_id" = ?`, [writeId]);
      return true;
    });
  }

  async #renewLease(writeId: string): Promise<void> {
    await this.#sql(
      `update "catalogue_write" set "lease_until" = ${afterLease}
       where "id" = ? and "state" in ('begun', 'undoing')`,
      [writeId],
    );
  }

  /** One statement, which is its own transaction. */
  async #sql<Row = unknown>(query: string, values: unknown[]): Promise<Row[]> {
    return this.#repository.getFreshManager<EntityManager>().execute(query, values);
  }
}

/** Rolls back the transaction of an incomplete claim. */
class ClaimedByAnother extends Error {}
