import { z } from "@medusajs/framework/zod";
import { comparableAddress } from "../email-address";

class ArgumentError extends Error {}

/**
 * The email address that a command about merchandisers was given.
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
 * The same for a script, which exits with 2 and prints only the sentence. Medusa would print a
 * stack trace.
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
