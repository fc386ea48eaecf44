import { languageOfPath, languagePrefix } from "../language/language.ts";

/** The first parts of paths whose pages are about one person: nothing of them is ever kept. */
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
 * the data of such a page ("/account.data"). What the server and the browser keep asks here.
 */
export function isPersonalPage(path: string): boolean {
  const own = path.slice(languagePrefix(languageOfPath(path)).length);
  const first = own.split("/")[1]?.replace(/\.data$/, "") ?? "";
  return personal.includes(safelyDecoded(first).toLowerCase());
}

/** A path that is no proper encoding leads to no page at all. */
function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
