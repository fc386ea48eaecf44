/**
 * An e-mail address with A–Z in lower case, for comparing. Other letters stay as they are: Unicode
 * has letters that only lower case makes equal to one of a–z, such as the Kelvin sign "K", and an
 * address with one of them is somebody else's.
 */
export function comparableAddress(email: string): string {
  return email.replace(/[A-Z]/g, (message) => message.toLowerCase());
}
