import { z } from "@medusajs/framework/zod";
import { comparableAddress } from "../email-address";

/** What a script was given is not what it takes; the message says what it is. */
class ArgumentError extends Error {}

/**
 * The one address a command about merchandisers is given.
 *
 * @throws ArgumentError where there is none, or something else
 */
export function merchandiserAddress(args: string[]): string {
  const [email, ...others] = args.filter((arg) => arg !== "--");
  if (!email || others.length > 0 || !z.email().safeParse(email).success) {
    throw new ArgumentError("Give one e-mail address, such as mira@example.com.");
  }
  return comparableAddress(email);
}

/**
 * The same for a script, which ends with 2 and a sentence where it was not given one: Medusa would
 * print where in the code that was noticed.
 */
export function addressOrExit(args: string[]): string {
  try {
    return merchandiserAddress(args);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
