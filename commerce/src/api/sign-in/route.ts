import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { environment } from "../../environment";

const { storefrontUrl } = environment();

/** No page of the admin has a longer path. */
const longestPage = 2_000;

/**
 * Redirects from Medusa's admin to the shop's sign-in. `to` is the wanted page of the admin. The
 * shop leads back to it, and only to this backend's admin (`/admin/medusa` of the storefront).
 */
export function GET({ query }: MedusaRequest, res: MedusaResponse): void {
  const address = new URL(`${storefrontUrl}/admin/medusa`);
  const { to } = query;
  if (typeof to === "string" && to.startsWith("/") && to.length <= longestPage && to !== "/") {
    address.searchParams.set("to", to);
  }
  res.redirect(302, address.href);
}
