/**
 * An email address with A–Z in lower case, for comparing. Other letters stay: Unicode has letters
 * whose lower case is one of a–z, such as the Kelvin sign "K", and an address with one belongs to
 * somebody else.
 */
export function comparableAddress(email: string): string {
  return email.replace(/[A-Z]/g, (message) => message.toLowerCase());
}
