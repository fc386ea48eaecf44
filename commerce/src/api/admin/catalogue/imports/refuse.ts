import type { MedusaResponse } from "@medusajs/framework/http";

/** Refuses a request with a sentence for people. */
export function refuse(res: MedusaResponse, status: number, code: string, message: string): void {
  const type = status === 404 ? "not_found" : "invalid_data";
  res.status(status).json({ type, code, message });
}

/** Refuses a request for an unknown import. */
export function refuseUnknown(res: MedusaResponse): void {
  refuse(res, 404, "not_found", "There is no such import.");
}
