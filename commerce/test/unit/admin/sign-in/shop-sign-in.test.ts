import { afterEach, expect, it, vi } from "vitest";
import { onSignedOut, shopSignIn, wantedPage } from "../../../../src/admin/sign-in/shop-sign-in";

afterEach(() => vi.unstubAllGlobals());

it("leads to the shop's sign-in and back to the page that was wanted", () => {
  const state = { from: { pathname: "/orders/order_1", search: "?tab=items" } };
  const address = new URL(shopSignIn(wantedPage({ state })), "https://commerce.example");
  expect(address.pathname).toBe("/sign-in");
  expect(address.searchParams.get("to")).toBe("/orders/order_1?tab=items");
  expect(wantedPage({ state: null })).toBe("/");
});

it("notices that the dashboard has ended its session, and nothing else", () => {
  let tell: (list: { getEntries: () => { name: string }[] }) => void = () => {};
  const observe = vi.fn();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe = observe;
      constructor(callBack: typeof tell) {
        tell = callBack;
      }
    },
  );
  const signedOut = vi.fn();
  onSignedOut(signedOut);
  expect(observe).toHaveBeenCalledWith({ type: "resource" });
  const asked = (name: string) => tell({ getEntries: () => [{ name }] });
  asked("https://commerce.example/admin/users/me");
  asked("https://commerce.example/app/assets/auth/session.js");
  expect(signedOut).not.toHaveBeenCalled();
  asked("https://commerce.example/auth/session");
  expect(signedOut).toHaveBeenCalledOnce();
});
