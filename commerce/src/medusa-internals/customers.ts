import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/*
 * Stands on Medusa 2.21.2: `customer`, `customer_group_customer`, `order` and `auth_identity`. The
 * Customer Module compares addresses case-sensitively, cannot group by them, and reads a customer's
 * groups with all their data.
 */

/**
 * In SQL: a customer's address in its normal form, as `comparableAddress`: only A–Z in lower case.
 */
export const normalAddress = `lower("email" collate "C")`;

/** The ids of a customer's groups, which may have their own prices and taxes. */
export function groupsOf(
  container: MedusaContainer,
  customerId: string,
): Promise<{ id: string }[]> {
  return rowsOf(
    container,
    `select "customer_group_id" as "id" from "customer_group_customer"
     where "customer_id" = ? and "deleted_at" is null`,
    [customerId],
  );
}

/** A customer account that shares its address with another one. */
export interface DuplicateAccount {
  id: string;
  email: string;
  since: Date;
  /** PostgreSQL's bigint, as a text. */
  orders: string;
  /** Whether it has an auth identity. */
  signs_in: boolean;
}

/** The customer accounts that share an address, grouped by address, the oldest first. */
export function duplicateAccounts(container: MedusaContainer): Promise<DuplicateAccount[]> {
  return rowsOf(
    container,
    `select "id", "email", "created_at" as "since",
            (select count(*) from "order" where "customer_id" = "customer"."id") as "orders",
            exists (select 1 from "auth_identity"
              where "app_metadata" ->> 'customer_id' = "customer"."id") as "signs_in"
       from "customer"
      where "has_account" and "deleted_at" is null and ${normalAddress} in (
        select ${normalAddress} from "customer"
         where "has_account" and "deleted_at" is null group by 1 having count(*) > 1)
      order by ${normalAddress}, "created_at", "id"`,
  );
}
