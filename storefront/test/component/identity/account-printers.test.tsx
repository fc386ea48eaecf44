import { beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { fetchCustomer, updateCustomer } from "~/commerce/customer-calls.ts";
import { followPrinters, leavePrinters } from "~/identity/account-printers.ts";
import { publicConfig as config } from "../../fixtures/public-config.ts";

vi.mock("~/commerce/medusa-client.ts", () => ({ medusaClient: () => ({}) }));
vi.mock("~/commerce/customer-calls.ts", () => ({
  fetchCustomer: vi.fn(),
  updateCustomer: vi.fn(),
}));

/** The printers of the account in the backend. */
let account: unknown;
const here = () => clientState.getState().printers;

beforeEach(async () => {
  await clientState.rehydrate();
  leavePrinters();
  localStorage.removeItem("account-printers");
  clientState.setState({ printers: [] });
  clientState.getState().setUser({ uid: "ada", email: "ada@ink.example" });
  account = undefined;
  // Only this field of a customer is read.
  vi.mocked(fetchCustomer).mockImplementation(async () =>
    JSON.parse(JSON.stringify({ metadata: { printers: account } })),
  );
  vi.mocked(updateCustomer).mockImplementation(async (_medusa, { metadata }) => {
    account = metadata?.printers;
    return {} as Awaited<ReturnType<typeof updateCustomer>>;
  });
});

test("signing in joins the printers of this browser and of the account", async () => {
  account = ["Epson L3150"];
  clientState.getState().addPrinter("HP 1102");
  await followPrinters(config, "ada");
  expect(here()).toEqual(["HP 1102", "Epson L3150"]);
  expect(account).toEqual(["HP 1102", "Epson L3150"]);
});

test("what is added and removed later is in the account, too", async () => {
  account = ["Epson L3150"];
  await followPrinters(config, "ada");
  clientState.getState().addPrinter("HP 1102");
  clientState.getState().removePrinter("Epson L3150");
  await expect.poll(() => account).toEqual(["HP 1102"]);
  expect(here()).toEqual(["HP 1102"]);
});

test("signing out leaves the account's printers to the account, and the rest to the browser", async () => {
  account = ["Epson L3150"];
  await followPrinters(config, "ada");
  vi.mocked(fetchCustomer).mockRejectedValue(new Error("backend away"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  clientState.getState().addPrinter("HP 1102");
  leavePrinters();
  expect(here()).toEqual(["HP 1102"]);
  expect(account).toEqual(["Epson L3150"]);
});

test("what an account holds that are no printers counts as none", async () => {
  account = { not: "a list" };
  clientState.getState().addPrinter("HP 1102");
  await followPrinters(config, "ada");
  expect(here()).toEqual(["HP 1102"]);
});
