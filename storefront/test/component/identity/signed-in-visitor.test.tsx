import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { customerSession } from "~/identity/backend-session.ts";
import { IdentityError } from "~/identity/identity-problem.ts";
import { becomeGuest } from "~/identity/session.ts";
import { SignedInVisitor } from "~/identity/signed-in-visitor.tsx";
import { showAt } from "../../fixtures/show.tsx";

const { currentUser } = vi.hoisted(() => ({ currentUser: vi.fn() }));
vi.mock("~/identity/identity-provider.ts", () => ({ currentUser }));
vi.mock("~/identity/account-printers.ts", () => ({ followPrinters: vi.fn() }));
vi.mock("~/identity/backend-session.ts", () => ({ customerSession: vi.fn() }));

const ada = {
  uid: "ada",
  email: "ada@ink.example",
  emailVerified: true,
  displayName: null,
  getIdToken: async () => "id-token",
};

beforeEach(async () => {
  await clientState.rehydrate();
  becomeGuest();
  currentUser.mockResolvedValue(ada);
  vi.mocked(customerSession).mockResolvedValue({
    token: "token",
    actorId: "cus_ada",
    isMerchandiser: false,
    expiresAt: Date.now() + 3_600_000,
  });
});
afterEach(cleanup);

function openAs(uid: string | null, address = "/signin") {
  const userInfo = uid ? { uid, email: "ada@ink.example" } : null;
  clientState.setState({ user: { userInfo, error: null } });
  showAt(address, <SignedInVisitor>the form</SignedInVisitor>);
}
const address = () => screen.getByLabelText("address").textContent;

test("a guest gets the form", () => {
  openAs(null);
  expect(screen.getByText("the form")).toBeDefined();
});

test("who is signed in is led on to the account, and gets no form on the way", async () => {
  openAs("ada");
  expect(screen.queryByText("the form")).toBeNull();
  await expect.poll(address).toBe("/account");
});

test("who is signed in is led back to where he came from, on this site alone", async () => {
  openAs("ada", "/signin?from=%2Fcart%3Fa%3D1");
  await expect.poll(address).toBe("/cart?a=1");
  cleanup();
  openAs("ada", "/signup?from=https%3A%2F%2Felsewhere.example%2F");
  await expect.poll(address).toBe("/account");
});

test("whose session is over, or cannot be taken up, gets the form", async () => {
  currentUser.mockResolvedValueOnce(null);
  openAs("ada");
  expect(await screen.findByText("the form")).toBeDefined();
  cleanup();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(customerSession).mockRejectedValueOnce(new IdentityError("unreachable", "Away."));
  openAs("ada");
  expect(await screen.findByText("the form")).toBeDefined();
  expect(address()).toBe("/signin");
});

test("who signs in on this page is led on by the form alone", async () => {
  openAs(null);
  clientState.setState({ user: { userInfo: { uid: "ada", email: "" }, error: null } });
  await expect.poll(() => screen.queryByText("the form")).not.toBeNull();
  expect(address()).toBe("/signin");
});
