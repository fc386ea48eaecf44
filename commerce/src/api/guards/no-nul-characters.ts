import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Refuses a request with a NUL character, which PostgreSQL can neither store nor search for, and
 * names the field.
 */
export function noNulCharacters(
  req: Pick<MedusaRequest, "originalUrl" | "body">,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const field = /%00/.test(req.originalUrl) ? "" : fieldWithNul(req.body);
  if (field === undefined) {
    next();
    return;
  }
  const message = "A NUL character cannot be stored.";
  res.status(400).json({
    type: "invalid_data",
    code: "invalid_fields",
    message: field ? `${field}: ${message}` : message,
    fields: [{ field, message }],
  });
}

/** Walks through a body without recursion, so a deep body cannot overflow the stack. */
function fieldWithNul(body: unknown): string | undefined {
  const left: { field: string; value: unknown }[] = [{ field: "", value: body }];
  for (let one = left.pop(); one; one = left.pop()) {
    const { field, value } = one;
    if (typeof value === "string" && value.includes("\0")) return field;
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes("\0")) return field;
      left.push({ field: field ? `${field}.${key}` : key, value: inner });
    }
  }
  return undefined;
}
