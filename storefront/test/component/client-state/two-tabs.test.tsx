import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClientState } from "~/client-state/client-state.ts";
import { aProduct } from "../../fixtures/product.ts";

const black = aProduct({ _id: "black" });
const cyan = aProduct({ _id: "cyan" });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

type Tab = ReturnType<typeof createClientState>;

async function openTab(): Promise<Tab> {
  const tab = createClientState();
  await tab.rehydrate();
  return tab;
}

/** Browsers do this for other tabs; within one window nobody does. */
const tellTabs = () => window.dispatchEvent(new StorageEvent("storage", { key: "root" }));

const quantities = (tab: Tab) =>
  Object.fromEntries(tab.getState().cart.lines.map(({ _id, quantity }) => [_id, quantity]));
const stored = () =>
  Object.fromEntries(
    JSON.parse(localStorage.getItem("root") ?? "").state.cart.lines.map(
      ({ _id, quantity }: { _id: string; quantity: number }) => [_id, quantity],
    ),
  );

test("what two tabs put in at the same moment is all there, in both and in storage", async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.getState().addToCart(black, 1);
  // This tab has not been told of the other's product.
  other.getState().addToCart(cyan, 2);
  await expect.poll(() => stored()).toEqual({ black: 1, cyan: 2 });
  tellTabs();
  await expect.poll(() => quantities(one)).toEqual({ black: 1, cyan: 2 });
  expect(quantities(other)).toEqual({ black: 1, cyan: 2 });
});

test("many changes in both, told of late and often, lose nothing", async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.getState().addToCart(black, 1);
  await expect.poll(() => stored()).toEqual({ black: 1 });
  tellTabs();
  await expect.poll(() => quantities(other)).toEqual({ black: 1 });
  for (let round = 0; round < 5; round += 1) {
    one.getState().increaseQuantity(black.variantId);
    other.getState().increaseQuantity(black.variantId);
    other.getState().addToCart(cyan, 1);
    tellTabs();
  }
  tellTabs();
  await expect
    .poll(() => [quantities(one), quantities(other), stored()])
    .toEqual(Array(3).fill({ black: 11, cyan: 5 }));
});

test("what one tab takes out does not come back from the other", async () => {
  const one = await openTab();
  one.getState().addToCart(black, 1);
  one.getState().addToCart(cyan, 1);
  const other = await openTab();
  one.getState().deleteFromCart(black.variantId);
  other.getState().increaseQuantity(cyan.variantId);
  await expect.poll(() => stored()).toEqual({ cyan: 2 });
});

test("a tab that is told the same twice stores nothing again", async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.getState().addToCart(black, 1);
  tellTabs();
  await expect.poll(() => quantities(other)).toEqual({ black: 1 });
  const write = vi.spyOn(Storage.prototype, "setItem");
  tellTabs();
  tellTabs();
  // Readings run one after the other, so the end of the last is the end of all.
  other.getState().setViewMode("list");
  await expect.poll(() => write).toHaveBeenCalled();
  expect(write).toHaveBeenCalledTimes(1);
});

test("a browser whose storage was cleared keeps the cart on screen, and stores it again", async () => {
  const tab = await openTab();
  tab.getState().addToCart(black, 1);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  tab.getState().addToCart(cyan, 1);
  await expect.poll(() => stored()).toEqual({ black: 1, cyan: 1 });
});

test("storage that is full is said once, and the cart goes on", async () => {
  const tab = await openTab();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  for (let units = 0; units < 3; units += 1) tab.getState().addToCart(black, 1);
  expect(quantities(tab)).toEqual({ black: 3 });
  expect(console.warn).toHaveBeenCalledTimes(1);
});
