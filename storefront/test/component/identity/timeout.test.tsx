import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { becomeGuest, currentCustomerId } from "~/identity/session.ts";
import { signIn } from "~/identity/sign-in.ts";
import { openPromise } from "../../fixtures/open-promise.ts";
import { publicConfig as config } from "../../fixtures/public-config.ts";

const { signInWithPassword } = vi.hoisted(() => ({ signInWithPassword: vi.fn() }));
vi.mock("~/identity/identity-provider.ts", () => ({ signInWithPassword }));
vi.mock("~/identity/account-printers.ts", () => ({ followPrinters: vi.fn() }));
vi.mock("~/identity/backend-session.ts", () => ({
  customerSession: async () => ({ token: "t", actorId: "cus_1", expiresAt: Date.now() + 1e7 }),
}));

const ada = {
  uid: "ada",
  email: "ada@ink.example",
  emailVerified: true,
  displayName: "Ada",
  getIdToken: async () => "id-token",
};

const typed = { email: ada.email, password: "secret" };
const followUp = async () => {};

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await clientState.rehydrate();
  becomeGuest();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a sign-in that nobody answers ends after 30 s with a sentence, and signs nobody in later", async () => {
  const answer = openPromise<typeof ada>();
  signInWithPassword.mockReturnValueOnce(answer.promise);
  const signingIn = signIn(config, typed, followUp);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await signingIn).toMatchObject({ code: "timeout" });
  expect(clientState.getState().user.error).toMatch(/took too long/);

  answer.resolve(ada);
  await vi.advanceTimersByTimeAsync(1);
  expect(currentCustomerId()).toBeNull();
  expect(clientState.getState().user.userInfo).toBeNull();
});

test("a try after that counts, whatever becomes of the first", async () => {
  const first = openPromise<typeof ada>();
  signInWithPassword.mockReturnValueOnce(first.promise);
  const signingIn = signIn(config, typed, followUp);
  await vi.advanceTimersByTimeAsync(30_000);
  await signingIn;
  signInWithPassword.mockResolvedValueOnce(ada);
  expect(await signIn(config, typed, followUp)).toBeNull();
  first.resolve({ ...ada, uid: "somebody-else" });
  await vi.advanceTimersByTimeAsync(1);
  expect(currentCustomerId()).toBe("cus_1");
});

test("what follows a sign-in is given who signed in, and keeps nobody waiting for more than 10 s", async () => {
  signInWithPassword.mockResolvedValueOnce(ada);
  const neverEnding = vi.fn(() => openPromise<void>().promise);
  const signingIn = signIn(config, typed, neverEnding);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await signingIn).toBeNull();
  expect(neverEnding).toHaveBeenCalledWith(config, "ada");
});
