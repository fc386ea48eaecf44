import { z } from "@medusajs/framework/zod";
import { comparableAddress } from "../email-address";

/**
 * The one address a command about merchandisers is given.
 *
 * @throws Error where there is none, or something else
 */
export function merchandiserAddress(args: string[]): string {
  const [email, ...others] = args.filter((arg) => arg !== "--");
  if (!email || others.length > 0 || !z.email().safeParse(email).success) {
    throw new Error("Give one e-mail address, such as mira@example.com.");
  }
  return comparableAddress(email);
}
