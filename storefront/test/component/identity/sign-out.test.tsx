import { expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { signOut } from "~/identity/sign-in.ts";
import { publicConfig as config } from "../../fixtures/public-config.ts";

const { endSession } = vi.hoisted(() => ({ endSession: vi.fn(async () => {}) }));
vi.mock("~/identity/identity-provider.ts", () => ({ endSession }));

test("a merchandiser who signs out before the page has read who it is leaves Medusa's admin too", async () => {
  const userInfo = { uid: "ada", email: "ada@ink.example", isMerchandiser: true };
  localStorage.setItem("root", JSON.stringify({ state: { user: { userInfo } }, version: 1 }));
  const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  expect(clientState.getState().rehydrated).toBe(false);

  expect(await signOut(config as Parameters<typeof signOut>[0])).toBeNull();

  expect(asked).toHaveBeenCalledWith(
    "http://backend.example/auth/session",
    expect.objectContaining({ method: "DELETE", credentials: "include" }),
  );
  expect(endSession).toHaveBeenCalled();
  expect(clientState.getState().user.userInfo).toBeNull();
});
