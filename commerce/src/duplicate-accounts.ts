import type { ExecArgs } from "@medusajs/framework/types";
import { duplicateAccounts } from "./medusa-internals/customers";

/**
 * Lists the customer accounts that share an address, which only an older version could create:
 * `medusa exec ./src/duplicate-accounts.js`. Each keeps its orders. To resolve a pair, copy what is
 * needed in the admin and delete the account without a sign-in; the next start of the shop notices
 * it. Only reads.
 */
export default async function listDuplicateAccounts({ container }: ExecArgs): Promise<void> {
  const accounts = await duplicateAccounts(container);
  // Not to the log, which must not contain addresses.
  if (accounts.length === 0) console.log("No two customer accounts share an address.");
  for (const { email, id, since, orders, signs_in } of accounts) {
    const way = signs_in ? "somebody signs in to it" : "nobody signs in to it";
    console.log(`${email}: ${id}, since ${since.toISOString()}, ${orders} order(s), ${way}`);
  }
}
