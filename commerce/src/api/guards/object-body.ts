import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Refuses a list as a body: no route expects one, and many would read it as an object without
 * fields. The JSON parser refuses texts, numbers and null.
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
