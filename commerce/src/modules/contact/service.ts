import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { serviceLimits } from "../../limits";
import { ContactAllowance } from "./models/contact-allowance";
import { ContactMessage } from "./models/contact-message";

/** Messages to the shop, and how many more a sender may send. */
export default class ContactModuleService extends MedusaService({
  ContactMessage,
  ContactAllowance,
}) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /** The message with an idempotency key; undefined where there is none. */
  async findSent(idempotencyKey: string | null) {
    if (!idempotencyKey) return;
    const [message] = await this.listContactMessages({ idempotency_key: idempotencyKey });
    return message;
  }

  /**
   * Counts a message of a sender. PostgreSQL counts instead of the sign-in limiter: the count
   * survives a restart, and is shared by all processes even without Redis.
   *
   * @param allowed messages in a window of `serviceLimits.contactMessagesWindowMs`
   * @returns the seconds that the sender has to wait; 0 where it may send
   */
  async useAllowance(sender: string, allowed: number): Promise<number> {
    return this.#repository.transaction<EntityManager>(async (manager) => {
      // Addresses are deleted as soon as their window has ended.
      await manager.execute(
        `delete from "contact_allowance" where "sender" in (
           select "sender" from "contact_allowance" where "renewed_at" <= now() and "sender" <> ?
           limit 100 for update skip locked)`,
        [sender],
      );
      const [row] = await manager.execute<{ used: number; seconds: number }[]>(
        `insert into "contact_allowance" as known ("sender", "used", "renewed_at")
         values (?, 1, now() + ? * interval '1 ms')
         on conflict ("sender") do update set
           "used" = case when known."renewed_at" <= now() then 1 else known."used" + 1 end,
           "renewed_at" = case when known."renewed_at" <= now()
             then excluded."renewed_at" else known."renewed_at" end
         returning "used", ceil(extract(epoch from "renewed_at" - now()))::int as "seconds"`,
        [sender, serviceLimits.contactMessagesWindowMs],
      );
      return row && row.used > allowed ? row.seconds : 0;
    });
  }
}
