import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import type { Result } from "../../result";
import { QueuedMail } from "./models/queued-mail";

/** A mail whose turn has come. */
export interface DueMail {
  id: string;
  kind: string;
  resource_id: string;
  /** Which try this is, counted from 1. */
  tries: number;
}

/** What became of a try. */
export type TryResult = Result<"sent" | "needless", string>;

/** A statement takes no more parameters than some ten thousands. */
const queuedAtOnce = 1_000;
/** How long a try may take; whoever has not reported by then has died. */
const tryMinutes = 5;
/** The longest pause between two tries. */
const longestPauseMinutes = 240;
/** A mail that could not be sent for so long is not sent any more. */
const timeoutHours = 72;

/** Mails that wait to be sent. Several processes may take from it at once. */
export default class MailQueueModuleService extends MedusaService({ QueuedMail }) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /** Queues one kind of mail about each resource; what was queued before stays as it is. */
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

  /** Takes mails whose turn has come. Nobody else gets them until the try has had its time. */
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
   * Reports a try. A failed one is made again after 1, 2, 4, … minutes, at most every four hours,
   * for three days.
   *
   * @returns whether it is given up now
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
