import "../../../admin-language";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { emptySheet } from "../../../../catalogue-schema/src/attributes";
import type { SheetProduct } from "../../../../src/admin/product-sheet/sheet";
import { SheetEditor } from "../../../../src/admin/product-sheet/sheet-editor";

const fixture: SheetProduct = {
  ...emptySheet,
  id: "prod_1",
  title: "Epson 102 ink bottle",
  version: "first",
  sold: 3,
  brand: "Epson",
  color: "Black",
  color_swatch: "#1c1c1c",
  mpn: "C13T03R140",
  series: "102",
  kind: "ink bottle",
  ink_type: "Pigment",
  condition: "oem",
  volume_ml: 127,
  page_yield: 7500,
  yield_standard: "ISO/IEC 24711",
  pdf: "",
  video: "",
  rows: [
    { label: "Capacity", value: 127, unit: "ml" },
    { label: "Refillable", value: false },
  ],
  printers: ["Epson ET-2750"],
};

/** An answer of the backend. A read gives the bottle. */
type Answer = { status: number; body: unknown };
type Sent = Record<string, unknown>;

function show(answer: (sent: Sent) => Answer = () => ({ status: 500, body: {} })) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.startsWith("/admin/catalogue/printers")) {
      return Response.json({ printers: [{ make: "Epson", model: "L3150" }] });
    }
    if (!body) return Response.json({ product: fixture });
    const given: Sent = JSON.parse(String(body));
    sent.push(given);
    const answered = answer(given);
    return Response.json(answered.body, { status: answered.status });
  });
  const onClose = vi.fn();
  const onSaved = vi.fn();
  const element = <SheetEditor productId={fixture.id} onClose={onClose} onSaved={onSaved} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  return { sent, onClose, onSaved, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

function store({ version: _, ...changes }: Sent): Answer {
  return { status: 200, body: { product: { ...fixture, ...changes, version: "second" } } };
}

afterEach(async () => {
  cleanup();
  await i18next.changeLanguage("en");
  vi.unstubAllGlobals();
});

test("only what was changed is sent, with the version it was changed in", async () => {
  const { sent, onClose, onSaved, user } = show(store);
  const volume = await screen.findByLabelText("Volume (ml)");
  await user.clear(volume);
  await user.type(volume, "70,5");
  await user.selectOptions(screen.getByLabelText("Condition"), "compatible");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ volume_ml: 70.5, condition: "compatible", version: "first" }]);
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: "second" }));
});

test("rows are added, given a kind, and deleted", async () => {
  const { sent, user } = show(store);
  await user.click(await screen.findByRole("button", { name: "Add row" }));
  // The label of the new row has the focus.
  await user.keyboard("Recycled");
  await user.selectOptions(screen.getByLabelText("Kind of row 3"), "Yes or no");
  await user.click(screen.getByRole("button", { name: "Delete row 1, Capacity" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.rows).toEqual([
    { label: "Refillable", value: false },
    { label: "Recycled", value: true },
  ]);
});

test("a printer is found, another is new, and both go by keyboard", async () => {
  const { sent, user } = show(store);
  const input = await screen.findByRole("combobox", { name: "Printers it fits" });
  await user.type(input, "l3150");
  await screen.findByRole("option", { name: "Epson L3150" });
  await user.keyboard("{Enter}Brother HL-9{ArrowDown}");
  await screen.findByRole("option", { name: "Add “Brother HL-9” as a new printer" });
  await user.keyboard("{Escape}{ArrowUp}{Enter}");
  await user.click(screen.getByRole("button", { name: "Remove Epson ET-2750" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.printers).toEqual(["Epson L3150", "Brother HL-9"]);
});

test("what the backend finds wrong stands at its field until that is edited", async () => {
  const { onClose, user } = show(() => ({
    status: 400,
    body: {
      code: "invalid_fields",
      message: "no",
      fields: [
        { field: "mpn", message: "Another product has this part number." },
        { field: "rows.1.label", message: "At most 200 characters." },
      ],
    },
  }));
  const mpn = await screen.findByRole("textbox", { name: "Part number" });
  await user.type(mpn, "X");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Another product has this part number.");
  expect(document.activeElement).toBe(mpn);
  const label = screen.getByLabelText("Label of row 2");
  expect(label.getAttribute("aria-invalid")).toBe("true");
  await user.type(mpn, "Y");
  expect(screen.queryByText("Another product has this part number.")).toBeNull();
  expect(label.getAttribute("aria-invalid")).toBe("true");
  expect(onClose).not.toHaveBeenCalled();
});

test("a number that is none is said before anything is sent", async () => {
  const { sent, user } = show(store);
  await user.type(await screen.findByLabelText("Page yield"), "abc");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("A number, such as 70 or 70.5.")).toBeDefined();
  expect(sent).toEqual([]);
});

test("of two edits at once, mine is saved over theirs, and the rest of theirs stays", async () => {
  const theirs = { ...fixture, version: "theirs", color: "Photo black", series: "102 XL" };
  const { sent, onClose, user } = show((given) =>
    given.version === "theirs"
      ? store(given)
      : { status: 409, body: { code: "version_conflict", message: "Stale.", current: theirs } },
  );
  const color = await screen.findByLabelText("Colour");
  await user.clear(color);
  await user.type(color, "Grey");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const conflict = await screen.findByRole("alert");
  expect(within(conflict).getByText("Photo black", { exact: false })).toBeDefined();
  expect(within(conflict).getByText("102 XL", { exact: false })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Keep mine and save again" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.at(-1)).toEqual({ color: "Grey", version: "theirs" });
});

test("of two edits at once, theirs is taken and mine is gone", async () => {
  const theirs = { ...fixture, version: "theirs", color: "Photo black" };
  const { sent, user } = show(() => ({
    status: 409,
    body: { code: "version_conflict", message: "Stale.", current: theirs },
  }));
  await user.type(await screen.findByLabelText("Colour"), " and grey");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Take theirs" }));
  expect(screen.getByLabelText<HTMLInputElement>("Colour").value).toBe("Photo black");
  expect(sent).toHaveLength(1);
});

test("changes are not thrown away unasked, and a form without any just closes", async () => {
  const { onClose, user } = show();
  const brand = await screen.findByLabelText<HTMLInputElement>("Brand");
  await user.type(brand, "!");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(onClose).not.toHaveBeenCalled();
  expect(brand.value).toBe("Epson!");
  await user.clear(brand);
  await user.type(brand, "Epson");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("when the shop does not answer, that is said and nothing typed is lost", async () => {
  const { onClose, user } = show(() => ({ status: 502, body: "<html>" }));
  const brand = await screen.findByLabelText<HTMLInputElement>("Brand");
  await user.type(brand, "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Something went wrong in the shop/)).toBeDefined();
  expect(brand.value).toBe("Epson!");
  expect(onClose).not.toHaveBeenCalled();
});

test("the form speaks the language of the admin", async () => {
  await i18next.changeLanguage("de");
  const { user } = show();
  const yieldInPages = await screen.findByLabelText("Reichweite in Seiten");
  expect(screen.getByRole("heading", { name: "Produktblatt" })).toBeDefined();
  await user.type(yieldInPages, "abc");
  await user.click(screen.getByRole("button", { name: "Speichern" }));
  expect(screen.getByText("Eine Zahl, zum Beispiel 70 oder 70,5.")).toBeDefined();
});
