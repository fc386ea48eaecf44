import { languageOfPath, languagePrefix } from "../language/language.ts";

/** The first segments of paths whose pages are about one person: they are never cached. */
const personal = [
  "account",
  "account-action",
  "admin",
  "cart",
  "forgot-password",
  "order",
  "paymentgateway",
  "signin",
  "signout",
  "signup",
];

/**
 * Whether a path leads to a page about one person, such as the cart, in any language and also as
 * the page's data ("/account.data"). Every cache of server and browser asks this.
 */
export function isPersonalPage(path: string): boolean {
  const own = path.slice(languagePrefix(languageOfPath(path)).length);
  const first = own.split("/")[1]?.replace(/\.data$/, "") ?? "";
  return personal.includes(safelyDecoded(first).toLowerCase());
}

/** A path with an invalid encoding leads to no page. */
function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
