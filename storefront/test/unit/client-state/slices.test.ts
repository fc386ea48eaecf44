import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createClientState } from "~/client-state/client-state.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { onToast, type Toast } from "~/client-state/toasts.ts";
import { aProduct, aProductInTwoSizes } from "../../fixtures/product.ts";

let toasts: Toast[] = [];
let stopHearing: () => void;
beforeEach(() => {
  toasts = [];
  stopHearing = onToast((toast) => toasts.push(toast));
});
afterEach(() => stopHearing());

function quantities(store: ReturnType<typeof createClientState>): number[] {
  return store.getState().cart.lines.map(({ quantity }) => quantity);
}

test("adding a product appends a line and says so; adding it again makes the line grow", () => {
  const store = createClientState();
  store.getState().addToCart(aProduct(), 2);
  store.getState().addToCart(aProduct({ _id: "prod_cyan" }), 1);
  store.getState().addToCart(aProduct(), 3);

  expect(store.getState().cart.lines.map(({ _id }) => _id)).toEqual(["prod_1", "prod_cyan"]);
  expect(quantities(store)).toEqual([5, 1]);
  expect(toasts).toEqual(Array(3).fill({ kind: "success", text: "Product added to cart" }));
});

test("a set of several is one line each, and one toast that says how many", () => {
  const store = createClientState();
  store.getState().addSetToCart([aProduct(), aProduct({ _id: "prod_cyan" })]);
  expect(quantities(store)).toEqual([1, 1]);
  expect(toasts).toEqual([{ kind: "success", text: "2 products added to cart" }]);
});

test("a quantity goes up by one, and down by one but never below 1", () => {
  const store = createClientState();
  store.getState().addToCart(aProduct(), 1);
  store.getState().increaseQuantity("variant_1");
  expect(quantities(store)).toEqual([2]);
  store.getState().decreaseQuantity("variant_1");
  store.getState().decreaseQuantity("variant_1");
  expect(quantities(store)).toEqual([1]);
});

test("deleting a line removes it and says so in the error style", () => {
  const store = createClientState();
  store.getState().addToCart(aProduct(), 1);
  store.getState().deleteFromCart("variant_1");
  expect(store.getState().cart.lines).toEqual([]);
  expect(toasts.at(-1)).toEqual({ kind: "error", text: "Product removed from cart" });
});

test("resetting the cart empties it and forgets the backend's cart", () => {
  const store = createClientState();
  store.getState().addToCart(aProduct(), 1);
  store.getState().setCartId("cart_1");
  store.getState().resetCart();
  expect(store.getState().cart).toEqual({ cartId: null, lines: [] });
});

test("the view mode is grid, toggles, and can be set", () => {
  const store = createClientState();
  expect(store.getState().viewMode).toBe("grid");
  store.getState().toggleViewMode();
  expect(store.getState().viewMode).toBe("list");
  store.getState().setViewMode("grid");
  expect(store.getState().viewMode).toBe("grid");
});

test("a filter value toggles within its type, is removed alone, and all reset together", () => {
  const store = createClientState();
  const { toggleFilter, removeFilter, resetFilters } = store.getState();
  toggleFilter("brand", "Epson");
  toggleFilter("brand", "Canon");
  toggleFilter("color", "Black");
  toggleFilter("brand", "Epson");
  expect(store.getState().filters).toMatchObject({ brand: ["Canon"], color: ["Black"] });
  removeFilter("color", "Black");
  expect(store.getState().filters).toMatchObject({ brand: ["Canon"], color: [] });
  resetFilters();
  expect(store.getState().filters).toEqual(forEachFacet(() => []));
});

test("an error is kept and shown as an error toast with its own text", () => {
  const store = createClientState();
  store.getState().setError("The shop cannot be reached.");
  expect(store.getState().error).toBe("The shop cannot be reached.");
  expect(toasts).toEqual([{ kind: "error", text: "The shop cannot be reached." }]);
});

test("signing in sets uid and email and takes an old error away; clearing forgets both", () => {
  const store = createClientState();
  store.getState().setUserError("The password is not right.");
  store.getState().setUser({ uid: "u1", email: "a@b.example" });
  expect(store.getState().user).toEqual({
    userInfo: { uid: "u1", email: "a@b.example" },
    error: null,
  });
  store.getState().clearUser();
  expect(store.getState().user).toEqual({ userInfo: null, error: null });
});

test("fetching a product goes from idle over loading to succeeded", async () => {
  const store = createClientState();
  expect(store.getState().fetched).toEqual({ product: emptyProduct, status: "idle", error: null });
  const fetching = store.getState().fetchProduct("black", async () => aProduct());
  expect(store.getState().fetched.status).toBe("loading");
  await fetching;
  expect(store.getState().fetched).toEqual({
    product: aProduct(),
    status: "succeeded",
    error: null,
  });
});

test("a fetch that fails keeps the message, and a late answer does not win over a later call", async () => {
  const store = createClientState();
  await store.getState().fetchProduct("gone", async () => {
    throw new Error("There is no such product.");
  });
  expect(store.getState().fetched).toMatchObject({
    status: "failed",
    error: "There is no such product.",
  });

  let answerLate: (product: ReturnType<typeof aProduct>) => void = () => {};
  const late = store.getState().fetchProduct(
    "old",
    () =>
      new Promise((resolve) => {
        answerLate = resolve;
      }),
  );
  await store.getState().fetchProduct("new", async () => aProduct({ slug: "new" }));
  answerLate(aProduct({ slug: "old" }));
  await late;
  expect(store.getState().fetched.product.slug).toBe("new");
});

test("the technical sheet's rows are added empty, updated, moved and deleted by their place", () => {
  const store = createClientState();
  const edit = store.getState();
  edit.addFicheTechRow();
  edit.addFicheTechRow();
  edit.updateFicheTechRow(0, { label: "Volume" });
  edit.updateFicheTechRow(0, { value: "70 ml" });
  edit.updateFicheTechRow(1, { label: "Ink" });
  expect(store.getState().editedProduct.ficheTech).toEqual([
    { label: "Volume", value: "70 ml" },
    { label: "Ink", value: "" },
  ]);
  edit.moveFicheTechRow(1, 0);
  edit.deleteFicheTechRow(1);
  expect(store.getState().editedProduct.ficheTech).toEqual([{ label: "Ink", value: "" }]);
  edit.clearEditedProduct();
  expect(store.getState().editedProduct).toEqual(emptyProduct);
});

test("two variants of a product are two lines, each changed by itself", () => {
  const store = createClientState();
  const small = aProductInTwoSizes();
  const large = { ...small, variantId: "variant_2", Price: 30 };
  store.getState().addToCart(small, 1);
  store.getState().addToCart(large, 2);
  store.getState().addToCart(small, 1);
  store.getState().increaseQuantity("variant_2");
  store.getState().acceptPrice("variant_1", 9);
  const lines = () =>
    store
      .getState()
      .cart.lines.map(({ variantId, quantity, Price }) => [variantId, quantity, Price]);
  expect(lines()).toEqual([
    ["variant_1", 2, 9],
    ["variant_2", 3, 30],
  ]);
  store.getState().saveForLater("variant_1");
  store.getState().deleteFromCart("variant_2");
  expect(lines()).toEqual([]);
  expect(store.getState().savedForLater).toMatchObject([{ variantId: "variant_1", quantity: 2 }]);
});
