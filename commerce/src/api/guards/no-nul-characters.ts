import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/**
 * Stands before everything: the character NUL, which PostgreSQL can neither store nor look for, is
 * refused wherever it is in a request.
 */
export function noNulCharacters(
  req: Pick<MedusaRequest, "originalUrl" | "body">,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (/%00/.test(req.originalUrl) || holdsNul(req.body)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "The request holds a NUL character, which cannot be stored.",
    );
  }
  next();
}

/** Goes through everything in a body; a list of what is left to do cannot overflow. */
function holdsNul(body: unknown): boolean {
  const left = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string" && value.includes("\0")) return true;
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes("\0")) return true;
      left.push(inner);
    }
  }
  return false;
}
