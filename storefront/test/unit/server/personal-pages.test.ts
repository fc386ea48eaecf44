import { describe, expect, it } from "vitest";
import routes from "~/routes.ts";
import { isPersonalPage } from "~/server/personal-pages.ts";

/** Every URL of the shop; a new one must be added here as cacheable or not. */
const forEverybody = [
  "/",
  "/shop",
  "/category/:category",
  "/search",
  "/product/:slug",
  "/compare",
  "/compatibility",
  "/about",
  "/contact",
  "/journal",
  "/journal/:slug",
  "/terms",
  "/privacy",
  "/sitemaps/:part",
  "/viewed-products",
  "/suggestions",
  "/*",
];

type Entry = { path?: string | undefined; index?: boolean | undefined; children?: Entry[] };

function addressesOf(entries: Entry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path !== undefined || index ? [`/${path ?? ""}`] : []),
    ...addressesOf(children ?? []),
  ]);
}

describe("pages about one person", () => {
  it("are all that are not known to be for everybody", () => {
    const pages = addressesOf(routes).filter((address) => !/\.[a-z]+$/.test(address));
    const others = pages.filter((address) => !forEverybody.includes(address));
    expect(others).toContain("/account");
    expect(others.filter((address) => !isPersonalPage(address))).toEqual([]);
    expect(forEverybody.filter(isPersonalPage)).toEqual([]);
  });

  it.each(["/fr/account", "/account.data", "/fr/cart.data", "/%61ccount", "/Account", "/order/1"])(
    "%s is one, however it is written",
    (path) => expect(isPersonalPage(path)).toBe(true),
  );

  it.each(["/fr", "/fr.data", "/shop.data", "/product/account", "/accounts", "/%E0%A4%A"])(
    "%s is none",
    (path) => expect(isPersonalPage(path)).toBe(false),
  );
});
