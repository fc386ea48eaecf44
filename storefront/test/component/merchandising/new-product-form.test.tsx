import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { onToast, type Toast } from "~/client-state/toasts.ts";
import { NewProductForm } from "~/merchandising/new-product-form.tsx";
import type { SaveOutcome } from "~/merchandising/product-form.tsx";
import type { ProductDraft } from "~/merchandising/product-rules.ts";
import { showAt } from "../../fixtures/show.tsx";

let toasts: Toast[] = [];
let stopHearing = () => {};

beforeEach(() => {
  clientState.getState().clearEditedProduct();
  toasts = [];
  const stop = onToast((toast) => toasts.push(toast));
  stopHearing = () => void stop();
});

afterEach(() => {
  stopHearing();
  cleanup();
});

/** Fills the form in with all that a product needs, and a picture, and saves. */
async function save(outcome: SaveOutcome) {
  const onSave = vi.fn(async (_draft: ProductDraft) => outcome);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  showAt("/admin/product/create", <NewProductForm onSave={onSave} />);
  await user.type(screen.getByLabelText("Title"), "Epson 999 ink");
  await user.type(screen.getByLabelText(/^Price/), "12.5");
  await user.type(screen.getByLabelText("Category"), "Ink bottles");
  const picture = new File(["x"], "front.png", { type: "image/png" });
  await user.upload(screen.getByLabelText("Pictures"), picture);
  await user.click(screen.getByRole("button", { name: "Save product" }));
  return { onSave, user };
}

test("a saved product is told, and its page opens without a question about unsaved changes", async () => {
  const product = { _id: "prod_1", slug: "epson-999-ink", isInShop: true };
  const { onSave } = await save({ saved: true, product });
  await vi.waitFor(() =>
    expect(screen.getByLabelText("address").textContent).toBe("/product/epson-999-ink"),
  );
  expect(onSave).toHaveBeenCalledOnce();
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    price: "12.5",
    images: [{ name: "front.png" }],
  });
  expect(toasts).toEqual([{ kind: "success", text: "Product saved" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(clientState.getState().editedProduct.Title).toBe("");
});

test("a saved product that the shop does not show yet is said to be so", async () => {
  const product = { _id: "prod_1", slug: "epson-999-ink", isInShop: false };
  const { user } = await save({ saved: true, product });
  expect(await screen.findByText("The product is saved")).toBeDefined();
  expect(screen.getByText(/does not show it yet/)).toBeDefined();
  expect(screen.getByLabelText("address").textContent).toBe("/admin/product/create");
  const link = screen.getByRole("link", { name: "Look at its page" });
  expect(link.getAttribute("href")).toBe("/product/epson-999-ink");
  await user.click(screen.getByRole("button", { name: "Create another product" }));
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("");
});

test("a product that is not saved stays in the form, with each error at its field", async () => {
  await save({
    saved: false,
    sentence: "The product was not saved.",
    errors: { mpn: "A product with this part number is there already." },
  });
  expect((await screen.findByRole("alert")).textContent).toBe("The product was not saved.");
  expect(screen.getByLabelText(/^Part number/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Epson 999 ink");
  expect(screen.getByText("front.png")).toBeDefined();
  expect(toasts).toEqual([]);
});
