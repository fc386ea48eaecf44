import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { environment } from "../../environment";

const { storefrontUrl } = environment();

/** Longer addresses are no page of the admin. */
const longestPage = 2_000;

/**
 * Leads from Medusa's admin to the shop's sign-in. `to` is the page of the admin that was wanted; the
 * shop leads back to it, and to nowhere but this backend's admin (`/admin/medusa` of the storefront).
 */
export function GET({ query }: MedusaRequest, res: MedusaResponse): void {
  const address = new URL(`${storefrontUrl}/admin/medusa`);
  const { to } = query;
  if (typeof to === "string" && to.startsWith("/") && to.length <= longestPage && to !== "/") {
    address.searchParams.set("to", to);
  }
  res.redirect(302, address.href);
}
