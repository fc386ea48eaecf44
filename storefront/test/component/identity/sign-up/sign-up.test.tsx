import { beforeEach, expect, test, vi } from "vitest";
import { customerSession } from "~/identity/backend-session.ts";
import { IdentityError } from "~/identity/identity-problem.ts";
import { becomeCustomer, becomeGuest } from "~/identity/session.ts";
import { finishProfile } from "~/identity/sign-up/save-profile.ts";
import { signUp } from "~/identity/sign-up/sign-up.ts";
import { emptySignUp } from "~/identity/sign-up/sign-up-rules.ts";
import { publicConfig as config } from "../../../fixtures/public-config.ts";

const provider = vi.hoisted(() => ({
  createAccount: vi.fn(),
  sendVerificationMail: vi.fn(),
  endSession: vi.fn(),
}));
vi.mock("~/identity/identity-provider.ts", () => provider);
vi.mock("~/identity/account-printers.ts", () => ({ followPrinters: vi.fn() }));
vi.mock("~/identity/backend-session.ts", () => ({ customerSession: vi.fn() }));
vi.mock("~/identity/sign-up/save-profile.ts", () => ({ finishProfile: vi.fn() }));

const typed = {
  ...emptySignUp,
  name: "Ada Lovelace",
  email: "ada@ink.example",
  password: "never-to-be-kept",
  city: "Dublin",
};
const ada = {
  uid: "ada",
  email: "Ada@ink.example",
  emailVerified: false,
  displayName: "Ada Lovelace",
  getIdToken: async () => "id-token",
};
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });
const refused = (code: string) => Object.assign(new Error(), { code: `auth/${code}` });

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.clear();
  becomeGuest();
  provider.createAccount.mockResolvedValue(ada);
  vi.mocked(customerSession).mockResolvedValue({
    token: "token",
    actorId: "cus_1",
    isMerchandiser: false,
    expiresAt: Date.now() + 3_600_000,
  });
});

test("an account that is made leaves nothing behind in the browser", async () => {
  expect(await signUp(config, typed)).toBeNull();
  expect(finishProfile).toHaveBeenCalledOnce();
  expect(stored()).not.toContain("Dublin");
});

test("a profile that could not be saved is saved by the next sign-in with that address, once", async () => {
  vi.mocked(customerSession).mockRejectedValueOnce(new IdentityError("unreachable", "Try again."));
  expect(await signUp(config, typed)).toEqual({ code: "unreachable", sentence: "Try again." });
  expect(stored()).toContain("Dublin");
  expect(stored()).not.toContain("never-to-be-kept");

  await becomeCustomer(config, { ...ada, uid: "ben", email: "ben@ink.example" });
  expect(finishProfile).not.toHaveBeenCalled();
  await becomeCustomer(config, ada);
  const { password: _, ...profile } = typed;
  expect(finishProfile).toHaveBeenCalledExactlyOnceWith(config, "token", profile);
  expect(stored()).not.toContain("Dublin");
});

test("a profile that cannot be saved again is kept for yet another time", async () => {
  vi.mocked(customerSession).mockRejectedValueOnce(new IdentityError("unreachable", "Try again."));
  await signUp(config, typed);
  vi.mocked(finishProfile).mockRejectedValueOnce(new Error("backend away"));
  await becomeCustomer(config, ada);
  expect(stored()).toContain("Dublin");
});

test.each([
  ["weak-password", false],
  ["email-already-in-use", false],
  ["network-request-failed", true],
])("after %s the profile is kept: %s", async (code, isCacheable) => {
  provider.createAccount.mockRejectedValueOnce(refused(code));
  expect(await signUp(config, typed)).toMatchObject({ code });
  expect(stored().includes("Dublin")).toBe(isCacheable);
});

test("what was kept a week ago is of no use any more", async () => {
  vi.mocked(customerSession).mockRejectedValueOnce(new IdentityError("unreachable", "Try again."));
  await signUp(config, typed);
  vi.useFakeTimers({ now: Date.now() + 8 * 24 * 3_600_000 });
  await becomeCustomer(config, ada);
  vi.useRealTimers();
  expect(finishProfile).not.toHaveBeenCalled();
  expect(stored()).not.toContain("Dublin");
});
