import { beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { sessionHeaders } from "~/commerce/session-headers.ts";
import { customerSession } from "~/identity/engine-exchange.ts";
import {
  becomeCustomer,
  becomeGuest,
  currentCustomerId,
  resumeSession,
} from "~/identity/session.ts";
import { openPromise } from "../../fixtures/open-promise.ts";

const { currentUser } = vi.hoisted(() => ({
  currentUser: vi.fn<(expectedUid: string) => Promise<typeof ada>>(),
}));
vi.mock("~/identity/identity-provider.ts", () => ({ currentUser }));
vi.mock("~/identity/engine-exchange.ts", () => ({ customerSession: vi.fn() }));

const config: PublicConfig = {
  commerceUrl: "http://engine.example",
  productApiUrl: "http://api.example",
  publishableKey: "pk_1",
  storefrontUrl: "http://shop.example",
  identity: "emulator",
};

const ada = account("ada");
const ben = account("ben");

function account(uid: string) {
  return {
    uid,
    email: `${uid}@ink.example`,
    displayName: null,
    getIdToken: async () => `id-token-of-${uid}`,
  };
}

const engineSession = (uid: string) => ({
  token: `token-of-${uid}`,
  actorId: `cus_${uid}`,
  expiresAt: Date.now() + 3_600_000,
});

/** What the shop looks like to the engine, and who the browser says is signed in. */
const seen = () => ({
  authorization: sessionHeaders.Authorization,
  customerId: currentCustomerId(),
  uid: clientState.getState().user.userInfo?.uid,
});
const nobody = { authorization: undefined, customerId: null, uid: undefined };

beforeEach(async () => {
  await clientState.rehydrate();
  becomeGuest();
  currentUser.mockReset();
  vi.mocked(customerSession).mockReset();
  vi.mocked(customerSession).mockImplementation(async (_config, idToken) =>
    engineSession(idToken.replace("id-token-of-", "")),
  );
});

test("who signs in is whom the engine's calls speak for", async () => {
  await becomeCustomer(config, ada);
  expect(seen()).toEqual({
    authorization: "Bearer token-of-ada",
    customerId: "cus_ada",
    uid: "ada",
  });
});

test("a session of an earlier visit is taken up once, however many ask", async () => {
  clientState.getState().setUser(ada);
  currentUser.mockResolvedValue(ada);
  await Promise.all([resumeSession(config), resumeSession(config)]);
  expect(currentCustomerId()).toBe("cus_ada");
  expect(customerSession).toHaveBeenCalledOnce();
});

test("signing out while the provider is still asked about an earlier visit is not undone", async () => {
  clientState.getState().setUser(ada);
  const answer = openPromise<typeof ada>();
  currentUser.mockReturnValue(answer.promise);
  const resuming = resumeSession(config);
  await vi.waitFor(() => expect(currentUser).toHaveBeenCalled());
  becomeGuest();
  answer.resolve(ada);
  await resuming;
  expect(seen()).toEqual(nobody);
});

test("signing out while the engine is still asked is not undone", async () => {
  const answer = openPromise<ReturnType<typeof engineSession>>();
  vi.mocked(customerSession).mockReturnValueOnce(answer.promise);
  const signingIn = becomeCustomer(config, ada);
  await vi.waitFor(() => expect(customerSession).toHaveBeenCalled());
  becomeGuest();
  answer.resolve(engineSession("ada"));
  await signingIn;
  expect(seen()).toEqual(nobody);
});

test("who signs in is not replaced by whom an earlier visit belonged to", async () => {
  clientState.getState().setUser(ada);
  const answer = openPromise<typeof ada>();
  currentUser.mockReturnValue(answer.promise);
  const resuming = resumeSession(config);
  await vi.waitFor(() => expect(currentUser).toHaveBeenCalled());
  await becomeCustomer(config, ben);
  answer.resolve(ada);
  await resuming;
  expect(seen()).toMatchObject({ customerId: "cus_ben", uid: "ben" });
});

test("signing out in another tab drops this tab's token", async () => {
  await becomeCustomer(config, ada);
  localStorage.setItem("root", JSON.stringify({ state: { user: { userInfo: null } }, version: 1 }));
  window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
  await vi.waitFor(() => expect(seen()).toEqual(nobody));
});

test("somebody else who signs in in another tab is taken up here, and not spoken for before", async () => {
  await becomeCustomer(config, ada);
  clientState.getState().setUser(ben);
  expect(sessionHeaders.Authorization).toBeUndefined();
  currentUser.mockResolvedValue(ben);
  await resumeSession(config);
  expect(currentUser).toHaveBeenCalledWith("ben");
  expect(seen()).toMatchObject({ authorization: "Bearer token-of-ben", customerId: "cus_ben" });
});
