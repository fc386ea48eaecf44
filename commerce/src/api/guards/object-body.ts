import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Stands before everything: no route takes a list as its body, and many would take one for an object
 * without any field. Texts, numbers and null are refused where JSON is parsed.
 */
export function objectBody(
  req: Pick<MedusaRequest, "body">,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!Array.isArray(req.body)) {
    next();
    return;
  }
  const message = "The body must be a JSON object.";
  res.status(400).json({ type: "invalid_data", code: "malformed_json", message });
}
