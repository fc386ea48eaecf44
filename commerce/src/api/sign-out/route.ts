import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { environment } from "../../environment";

const { storefrontUrl } = environment();

/** Redirects from Medusa's admin, whose session has ended, to the shop's sign-out. */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  res.redirect(302, `${storefrontUrl}/signout`);
}
