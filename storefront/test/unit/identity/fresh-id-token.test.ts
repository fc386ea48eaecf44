import { expect, it } from "vitest";
import { freshIdToken } from "~/identity/fresh-id-token.ts";

const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

/** An account whose cached token has one claim and the next token another. */
function account(emailVerified: boolean, keptSays: boolean) {
  return {
    emailVerified,
    getIdToken: async (forceRefresh = false) =>
      token({ email_verified: forceRefresh ? emailVerified : keptSays }),
  };
}

it.each([
  ["an old token, once the address is verified,", true, false, true],
  ["a token that says so,", true, true, true],
  ["a token while the address is not verified,", false, false, false],
])("%s is exchanged only where that says more", async (_what, isVerified, keptSays, says) => {
  expect(await freshIdToken(account(isVerified, keptSays))).toBe(token({ email_verified: says }));
});
