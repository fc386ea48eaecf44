import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readEnvironment } from "../../environment";

const { storefrontUrl } = readEnvironment(process.env);

/** Leads from Medusa's admin, whose session has ended, to where the shop signs people out. */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  res.redirect(302, `${storefrontUrl}/signout`);
}
