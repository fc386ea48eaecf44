import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { sessionHeaders } from "~/commerce/session-headers.ts";
import { customerSession } from "~/identity/backend-session.ts";
import { IdentityError } from "~/identity/identity-problem.ts";
import {
  becomeCustomer,
  becomeGuest,
  currentCustomerId,
  resumeSession,
  transientSessionProblem,
  useCustomerSession,
} from "~/identity/session.ts";
import { openPromise } from "../../fixtures/open-promise.ts";
import { publicConfig as config } from "../../fixtures/public-config.ts";

const { currentUser } = vi.hoisted(() => ({
  currentUser: vi.fn<(expectedUid: string) => Promise<typeof ada>>(),
}));
vi.mock("~/identity/identity-provider.ts", () => ({ currentUser }));
vi.mock("~/identity/account-printers.ts", () => ({ followPrinters: vi.fn() }));
vi.mock("~/identity/backend-session.ts", () => ({ customerSession: vi.fn() }));

/** A router whose root loader has given the configuration. */
function WithConfig({ children }: { children: ReactNode }) {
  const router = createMemoryRouter([{ id: "root", path: "*", element: children }], {
    hydrationData: { loaderData: { root: { config } } },
  });
  return <RouterProvider router={router} />;
}

const ada = account("ada");
const ben = account("ben");

function account(uid: string) {
  return {
    uid,
    email: `${uid}@ink.example`,
    emailVerified: true,
    displayName: null,
    getIdToken: async () => `id-token-of-${uid}`,
  };
}

const backendSession = (uid: string) => ({
  token: `token-of-${uid}`,
  actorId: `cus_${uid}`,
  isMerchandiser: false,
  expiresAt: Date.now() + 3_600_000,
});

/** The headers that the backend sees, and the signed-in person of the client state. */
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
    backendSession(idToken.replace("id-token-of-", "")),
  );
});

test("who signs in is whom the backend's calls speak for", async () => {
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
  await expect.poll(() => currentUser).toHaveBeenCalled();
  becomeGuest();
  answer.resolve(ada);
  await resuming;
  expect(seen()).toEqual(nobody);
});

test("signing out while the backend is still asked is not undone", async () => {
  const answer = openPromise<ReturnType<typeof backendSession>>();
  vi.mocked(customerSession).mockReturnValueOnce(answer.promise);
  const signingIn = becomeCustomer(config, ada);
  await expect.poll(() => customerSession).toHaveBeenCalled();
  becomeGuest();
  answer.resolve(backendSession("ada"));
  await signingIn;
  expect(seen()).toEqual(nobody);
});

test("who signs in is not replaced by whom an earlier visit belonged to", async () => {
  clientState.getState().setUser(ada);
  const answer = openPromise<typeof ada>();
  currentUser.mockReturnValue(answer.promise);
  const resuming = resumeSession(config);
  await expect.poll(() => currentUser).toHaveBeenCalled();
  await becomeCustomer(config, ben);
  answer.resolve(ada);
  await resuming;
  expect(seen()).toMatchObject({ customerId: "cus_ben", uid: "ben" });
});

test("signing out in another tab drops this tab's token", async () => {
  await becomeCustomer(config, ada);
  localStorage.setItem("root", JSON.stringify({ state: { user: { userInfo: null } }, version: 1 }));
  window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
  await expect.poll(() => seen()).toEqual(nobody);
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

test("a session is renewed before it ends, without the page noticing", async () => {
  vi.useFakeTimers();
  try {
    await becomeCustomer(config, ada);
    currentUser.mockResolvedValue(ada);
    const statuses: string[] = [];
    const { unmount } = renderHook(() => statuses.push(useCustomerSession().status), {
      wrapper: WithConfig,
    });
    await vi.advanceTimersByTimeAsync(3_540_000);
    expect(customerSession).toHaveBeenCalledTimes(2);
    expect(new Set(statuses)).toEqual(new Set(["customer"]));
    unmount();
  } finally {
    vi.useRealTimers();
  }
});

test("a call that is answered 401 gets one new session, however many ask at once", async () => {
  await becomeCustomer(config, ada);
  currentUser.mockResolvedValue(ada);
  const { renewedSession } = await import("~/commerce/session-headers.ts");
  expect(await Promise.all([renewedSession(), renewedSession()])).toEqual([true, true]);
  expect(customerSession).toHaveBeenCalledTimes(2);
});

test("a backend that is away costs nobody the session; an account that is closed does", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await becomeCustomer(config, ada);
  currentUser.mockResolvedValue(ada);
  const { renewedSession } = await import("~/commerce/session-headers.ts");
  vi.mocked(customerSession).mockRejectedValueOnce(new Error("backend away"));
  expect(await renewedSession()).toBe(false);
  expect(seen()).toMatchObject({ customerId: "cus_ada", uid: "ada" });
  currentUser.mockRejectedValueOnce(
    Object.assign(new Error(), { code: "auth/user-token-expired" }),
  );
  expect(await renewedSession()).toBe(false);
  expect(seen()).toEqual(nobody);
});

test.each(["busy", "too-many-requests", "unavailable"])(
  "a session that cannot be taken up because the shop is %s may be taken up later, and says why",
  async (code) => {
    becomeGuest();
    clientState.setState({ user: { userInfo: { uid: "ada", email: "" }, error: null } });
    currentUser.mockResolvedValue(ada);
    vi.mocked(customerSession).mockRejectedValueOnce(new IdentityError(code, "Wait 3 seconds."));
    vi.spyOn(console, "error").mockImplementation(() => {});
    await resumeSession(config);
    expect(transientSessionProblem()).toEqual({ code: "unavailable", sentence: "Wait 3 seconds." });
  },
);
