import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { environment } from "../../environment";

const { storefrontUrl } = environment();

/** Leads from Medusa's admin, whose session has ended, to where the shop signs people out. */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  res.redirect(302, `${storefrontUrl}/signout`);
}
