import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { ProductForm, type SaveOutcome } from "~/merchandising/product-form.tsx";
import type { ProductDraft } from "~/merchandising/product-rules.ts";

beforeEach(() => clientState.getState().clearEditedProduct());
afterEach(cleanup);

function show(onSave?: (draft: ProductDraft) => Promise<SaveOutcome>) {
  const element = (
    <ProductForm
      initial={emptyProduct}
      notSavable={<p>Not savable here</p>}
      {...(onSave && { onSave })}
    />
  );
  const router = createMemoryRouter([
    { path: "/", element },
    { path: "/away", element: "Away" },
  ]);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

test("what is typed shows in the preview at once", async () => {
  const { user } = show();
  await user.type(screen.getByLabelText("Title"), "Epson 999 ink");
  await user.type(screen.getByLabelText(/^Price/), "12.5");
  expect(screen.getByText("Epson 999 ink")).toBeDefined();
  expect(screen.getByText(/€12\.50/)).toBeDefined();
});

test("a product that breaks the rules is told field by field, and not saved", async () => {
  const onSave = vi.fn();
  const { user } = show(onSave);
  await user.type(screen.getByLabelText(/^Price/), "1.999");
  await user.click(screen.getByRole("button", { name: "Save product" }));
  expect(screen.getByText("Enter a title")).toBeDefined();
  expect(screen.getByText(/two decimals at most/)).toBeDefined();
  expect(screen.getByText("Choose or enter a category")).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
});

test("what the shop finds wrong while saving is shown at its field, and nothing is lost", async () => {
  const { user } = show(async () => ({
    saved: false,
    sentence: "The product was not saved.",
    errors: { Title: "There is a product with this title" },
  }));
  await user.type(screen.getByLabelText("Title"), "Epson 999 ink");
  await user.type(screen.getByLabelText(/^Price/), "12.5");
  await user.type(screen.getByLabelText("Category"), "Ink bottles");
  await user.click(screen.getByRole("button", { name: "Save product" }));
  expect(await screen.findByText("There is a product with this title")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Epson 999 ink");
});

test("a form that cannot save says so instead of pretending", () => {
  show();
  expect(screen.getByText("Not savable here")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Save product" })).toBeNull();
});

test("leaving with unsaved changes asks first", async () => {
  const { router, user } = show();
  await user.type(screen.getByLabelText("Title"), "Epson");
  void router.navigate("/away");
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Epson");
  void router.navigate("/away");
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await screen.findByText("Away")).toBeDefined();
  expect(clientState.getState().editedProduct.Title).toBe("");
});

test("rows of the technical sheet are added, typed and deleted", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Add a row" }));
  await user.type(screen.getByLabelText("Label of row 1"), "Volume");
  await user.type(screen.getByLabelText("Value of row 1"), "70 ml");
  expect(clientState.getState().editedProduct.ficheTech).toEqual([
    { label: "Volume", value: "70 ml" },
  ]);
  await user.click(screen.getByRole("button", { name: "Delete row 1" }));
  expect(clientState.getState().editedProduct.ficheTech).toEqual([]);
});
