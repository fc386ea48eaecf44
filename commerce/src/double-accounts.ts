import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { normalAddress } from "./shop-setup/account-addresses";

interface Account {
  address: string;
  id: string;
  email: string;
  since: Date;
  orders: string;
  signs_in: boolean;
}

/**
 * Lists the customer accounts that share an address, which only an older version could make:
 * `medusa exec ./src/double-accounts.js`. Each keeps its orders. To make one of two, move what is
 * worth keeping in the admin and delete the account that nobody signs in to; the next start of the
 * shop notices. Reads only.
 */
export default async function doubleAccounts({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: Account[] }>(
    `select ${normalAddress} as "address", "id", "email", "created_at" as "since",
            (select count(*) from "order" where "customer_id" = "customer"."id") as "orders",
            exists (select 1 from "auth_identity"
              where "app_metadata" ->> 'customer_id' = "customer"."id") as "signs_in"
       from "customer"
      where "has_account" and "deleted_at" is null and ${normalAddress} in (
        select ${normalAddress} from "customer"
         where "has_account" and "deleted_at" is null group by 1 having count(*) > 1)
      order by 1, "created_at", "id"`,
  );
  // Not the log: it holds no addresses.
  if (rows.length === 0) console.log("No two customer accounts share an address.");
  for (const { email, id, since, orders, signs_in } of rows) {
    const way = signs_in ? "somebody signs in to it" : "nobody signs in to it";
    console.log(`${email}: ${id}, since ${since.toISOString()}, ${orders} order(s), ${way}`);
  }
}
