import type { MedusaContainer } from "@medusajs/framework/types";
import { normalAddress } from "./customers";
import { rowsOf } from "./database";

/*
 * Stands on Medusa 2.21.2: `customer` (email, has_account, created_at, deleted_at). Medusa's own unique
 * index of customers takes "A@b.example" and "a@b.example" for two addresses.
 */

const index = "customer_account_address_once";
const isAccount = `"has_account" and "deleted_at" is null`;

/**
 * Writes customers' addresses in their normal form. Two customers of the same kind (account or guest)
 * who would then share an address keep theirs.
 */
export async function normalizeAddresses(container: MedusaContainer): Promise<void> {
  await rowsOf(
    container,
    `update "customer" as "one" set "email" = lower("one"."email" collate "C")
       where "one"."deleted_at" is null
         and "one"."email" <> lower("one"."email" collate "C")
         and not exists (
           select 1 from "customer" as "other"
             where "other"."id" <> "one"."id" and "other"."deleted_at" is null
               and "other"."has_account" = "one"."has_account"
               and lower("other"."email" collate "C") = lower("one"."email" collate "C"))`,
  );
}

/** The ids of the accounts whose address an older account has. */
export async function laterAccounts(container: MedusaContainer): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    container,
    `select "id" from (
       select "id", row_number() over (
         partition by ${normalAddress} order by "created_at", "id") as "place"
       from "customer" where ${isAccount}) as "placed"
     where "place" > 1 order by "id"`,
  );
  return rows.map(({ id }) => id);
}

/** The ids that the index of account addresses excepts, with spaces between; undefined without an index. */
export async function exceptedAccounts(container: MedusaContainer): Promise<string | undefined> {
  const [found] = await rowsOf<{ excepted: string }>(
    container,
    `select coalesce(obj_description(to_regclass(?), 'pg_class'), '') as excepted
     where to_regclass(?) is not null`,
    [index, index],
  );
  return found?.excepted;
}

/**
 * Makes the unique index of account addresses, in place of the one that exists.
 *
 * @param excepted ids of accounts that the index leaves out; its comment keeps them
 */
export async function createAccountAddressIndex(
  container: MedusaContainer,
  excepted: string[],
): Promise<void> {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const exceptThem =
    excepted.length > 0 ? ` and "id" not in (${excepted.map(quoted).join(", ")})` : "";
  // PostgreSQL runs them in one transaction, so the table is never without an index.
  await rowsOf(
    container,
    `drop index if exists "${index}";
     create unique index "${index}" on "customer" ((${normalAddress}))
       where ${isAccount}${exceptThem};
     comment on index "${index}" is ${quoted(excepted.join(" "))}`,
  );
}
