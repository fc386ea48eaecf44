import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClientState } from "~/client-state/client-state.ts";
import { aProduct } from "../../fixtures/product.ts";

const defaults = createClientState().getState();

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function store(state: unknown, version: unknown = 1): void {
  localStorage.setItem("root", JSON.stringify({ state, version }));
}

test("what one visit put into the cart is there on the next", async () => {
  const first = createClientState();
  await first.rehydrate();
  first.getState().addToCart(aProduct(), 2);
  first.getState().setCartId("cart_1");
  first.getState().setViewMode("list");

  const second = createClientState();
  expect(second.getState().cart.lines).toEqual([]);
  await second.rehydrate();
  expect(second.getState().cart).toEqual({
    cartId: "cart_1",
    lines: [{ ...aProduct(), quantity: 2 }],
  });
  expect(second.getState().viewMode).toBe("list");
  expect(JSON.parse(localStorage.getItem("root") ?? "")).toMatchObject({ version: 1 });
});

test.each([
  ["no JSON", "{broken"],
  ["another shape", '"a string"'],
  ["nothing at all", "null"],
  ["an unknown version", JSON.stringify({ state: { viewMode: "list" }, version: 7 })],
  ["no version", JSON.stringify({ state: { viewMode: "list" } })],
])("the shop goes on with the defaults when %s is stored", async (_what, text) => {
  localStorage.setItem("root", text);
  const visit = createClientState();
  await visit.rehydrate();
  expect(visit.getState()).toMatchObject({
    rehydrated: true,
    cart: defaults.cart,
    viewMode: "grid",
    filters: defaults.filters,
  });
});

test("a broken part costs only that part", async () => {
  store({
    cart: {
      cartId: 12,
      lines: [
        { ...aProduct(), quantity: 2, Images: "no list", yieldStandard: 5 },
        { ...aProduct(), quantity: -1 },
        "no line",
      ],
    },
    viewMode: "carousel",
    filters: { brand: ["Epson"], color: "Black" },
    user: { userInfo: { uid: "u1", email: "a@b.example" }, token: "never" },
  });
  const visit = createClientState();
  await visit.rehydrate();
  const { cart, viewMode, filters, user } = visit.getState();
  const emptied = aProduct({ Images: [], yieldStandard: "" });
  expect(cart).toEqual({ cartId: null, lines: [{ ...emptied, quantity: 2 }] });
  expect(viewMode).toBe("grid");
  expect(filters).toEqual({ brand: ["Epson"], category: [], color: [], subCategory: [] });
  expect(user).toEqual({ userInfo: { uid: "u1", email: "a@b.example" }, error: null });
});

test("reading that takes longer than its timeout is given up, and the shop can be used", async () => {
  store({ viewMode: "list" });
  const visit = createClientState({ loadReader: () => new Promise(() => {}), timeoutMs: 1 });
  await visit.rehydrate();
  expect(visit.getState()).toMatchObject({ rehydrated: true, viewMode: "grid" });
});

test("reading is given up after 5 seconds when nobody says otherwise", async () => {
  vi.useFakeTimers();
  store({ viewMode: "list" });
  const visit = createClientState({ loadReader: () => new Promise(() => {}) });
  const reading = visit.rehydrate();
  await vi.advanceTimersByTimeAsync(4999);
  expect(visit.getState().rehydrated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(visit.getState().rehydrated).toBe(true);
  vi.useRealTimers();
});

test("a product added while the stored cart is being read is added to it", async () => {
  store({ cart: { cartId: "cart_1", lines: [{ ...aProduct(), quantity: 2 }] } });
  const visit = createClientState();
  const reading = visit.rehydrate();
  visit.getState().addToCart(aProduct(), 1);
  await reading;
  expect(visit.getState().cart.lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect(JSON.parse(localStorage.getItem("root") ?? "").state.cart.lines[0].quantity).toBe(3);
});

test("a change in another tab shows here", async () => {
  const visit = createClientState();
  await visit.rehydrate();
  store({ cart: { cartId: "cart_2", lines: [{ ...aProduct(), quantity: 4 }] } });
  window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
  await vi.waitFor(() => expect(visit.getState().cart.cartId).toBe("cart_2"));
  expect(visit.getState().cart.lines[0]?.quantity).toBe(4);
});

test("a browser that blocks storage still has a shop", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const visit = createClientState();
  await visit.rehydrate();
  visit.getState().addToCart(aProduct(), 1);
  expect(visit.getState().cart.lines).toHaveLength(1);
});
