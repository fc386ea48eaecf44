import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import type { Result } from "../../result";
import { QueuedMail } from "./models/queued-mail";

/** An email that is due. */
export interface DueMail {
  id: string;
  kind: string;
  resource_id: string;
  /** The number of this try, from 1. */
  tries: number;
}

/** The result of a try. */
export type TryResult = Result<"sent" | "needless", string>;

/** A statement can have some ten thousand parameters. */
const queuedAtOnce = 1_000;
/** The longest duration of a try. After it the process counts as dead. */
const tryMinutes = 5;
/** The longest pause between two tries. */
const longestPauseMinutes = 240;
/** An email that could not be sent for so long is given up. */
const timeoutHours = 72;

/** The queue of emails. Several processes may take from it at once. */
export default class MailQueueModuleService extends MedusaService({ QueuedMail }) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /** Queues a kind of email for each resource. What was queued before stays as it is. */
  async queue(kind: string, resourceIds: string[]): Promise<void> {
    for (let from = 0; from < resourceIds.length; from += queuedAtOnce) {
      const values = resourceIds
        .slice(from, from + queuedAtOnce)
        .map((id) => [generateEntityId(undefined, "mail"), kind, id]);
      await this.#execute(
        `insert into "queued_mail" ("id", "kind", "resource_id", "next_try_at")
         values ${values.map(() => "(?, ?, ?, now())").join(", ")} on conflict do nothing`,
        values.flat(),
      );
    }
  }

  /** Takes due emails. No other process gets them until the try has timed out. */
  async takeDue(limit: number): Promise<DueMail[]> {
    return this.#execute(
      `update "queued_mail" set "tries" = "tries" + 1, "updated_at" = now(),
         "next_try_at" = now() + interval '${tryMinutes} minutes'
       where "id" in (
         select "id" from "queued_mail"
         where "state" = 'waiting' and "next_try_at" <= now() and "deleted_at" is null
         order by "next_try_at" limit ? for update skip locked)
       returning "id", "kind", "resource_id", "tries"`,
      [limit],
    );
  }

  /**
   * Reports a try. A failed one is repeated after 1, 2, 4, … minutes, at most every four hours, for
   * three days.
   *
   * @returns whether it is given up
   */
  async reportTry({ id, tries }: DueMail, { value: state, problem }: TryResult): Promise<boolean> {
    if (state) {
      await this.#execute(
        `update "queued_mail" set "state" = ?, "problem" = null, "updated_at" = now()
         where "id" = ? and "state" = 'waiting'`,
        [state, id],
      );
      return false;
    }
    const pauseMinutes = Math.min(2 ** (tries - 1), longestPauseMinutes);
    const [row] = await this.#execute<{ state: string }>(
      `update "queued_mail" set "problem" = ?, "updated_at" = now(),
         "next_try_at" = now() + ? * interval '1 minute',
         "state" = case when "created_at" < now() - interval '${timeoutHours} hours'
           then 'given_up' else 'waiting' end
       where "id" = ? and "tries" = ? and "state" = 'waiting' returning "state"`,
      [problem, pauseMinutes, id, tries],
    );
    return row?.state === "given_up";
  }

  #execute<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    return this.#repository.transaction<EntityManager>((manager) =>
      manager.execute(sql, parameters),
    );
  }
}
