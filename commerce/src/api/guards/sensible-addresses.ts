import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { FieldProblem } from "../../catalogue-product/schema";
import { refuseFields } from "../field-problems";

/** The most characters each part of an address has: more fits on no parcel. */
const longest: Record<string, number> = {
  first_name: 100,
  last_name: 100,
  company: 200,
  address_1: 200,
  address_2: 200,
  city: 100,
  province: 100,
  postal_code: 20,
  phone: 40,
};

/** A line break in a name would go into the headers of mails and onto other lines of a label. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u001f\u007f\u2028\u2029]/;

/**
 * Stands before what stores an address: each part is one line of a sensible length. What a part
 * says is the shopper's; where it is not a text, it is Medusa's to refuse.
 */
export function sensibleAddresses(
  req: Pick<MedusaRequest, "body">,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const body = (req.body ?? {}) as Record<string, unknown>;
  const problems = [
    ...problemsOf(body, ""),
    ...problemsOf(body.shipping_address, "shipping_address."),
    ...problemsOf(body.billing_address, "billing_address."),
  ];
  if (problems.length > 0) refuseFields(res, problems);
  else next();
}

function problemsOf(address: unknown, prefix: string): FieldProblem[] {
  const parts = Object.entries((address ?? {}) as Record<string, unknown>);
  return parts.flatMap(([part, value]) => {
    const most = longest[part];
    if (most === undefined || typeof value !== "string") return [];
    if (control.test(value))
      return [{ field: prefix + part, message: "This is one line of text." }];
    if (value.length <= most) return [];
    return [{ field: prefix + part, message: `At most ${most} characters fit here.` }];
  });
}
