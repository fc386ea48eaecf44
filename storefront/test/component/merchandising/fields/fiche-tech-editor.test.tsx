import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clientState, useClientState } from "~/client-state/client-state.ts";
import { FicheTechEditor } from "~/merchandising/fields/fiche-tech-editor.tsx";

beforeEach(() => clientState.getState().clearEditedProduct());
afterEach(cleanup);

function Editor() {
  const rows = useClientState((state) => state.editedProduct.ficheTech);
  return (
    <FicheTechEditor rows={rows} error={undefined} labels={[{ label: "Capacity", unit: "ml" }]} />
  );
}

function show() {
  render(<Editor />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

const rows = () => clientState.getState().editedProduct.ficheTech;

test("rows are added, typed, moved and deleted, by keyboard alone", async () => {
  const user = show();
  screen.getByRole("button", { name: "Add a row" }).focus();
  await user.keyboard("{Enter}Ink{Tab}{Tab}Dye{Enter}Made in{Tab}{Tab}Japan");
  expect(rows()).toEqual([
    { label: "Ink", value: "Dye" },
    { label: "Made in", value: "Japan" },
  ]);
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}!");
  expect(rows()).toEqual([
    { label: "Made in", value: "Japan!" },
    { label: "Ink", value: "Dye" },
  ]);
  await user.click(screen.getByRole("button", { name: "Delete row 1" }));
  expect(rows()).toEqual([{ label: "Ink", value: "Dye" }]);
});

test("a known label brings its unit; the type of a value can be chosen", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Add a row" }));
  fireEvent.change(screen.getByLabelText("Label of row 1"), { target: { value: "Capacity" } });
  await user.type(screen.getByLabelText("Value of row 1"), "70");
  expect(rows()).toEqual([{ label: "Capacity", value: "70 ml", number: 70, unit: "ml" }]);
  await user.selectOptions(screen.getByLabelText("Type of row 1"), "Yes or no");
  await user.selectOptions(screen.getByLabelText("Value of row 1"), "Yes");
  expect(rows()).toEqual([{ label: "Capacity", value: "Yes", flag: true }]);
});

test("a pasted table fills the empty row and those after it", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Add a row" }));
  const html =
    "<table><tr><td>Capacity</td><td>70</td><td>ml</td></tr><tr><td>Ink</td><td>Dye</td></tr></table>";
  fireEvent.paste(screen.getByLabelText("Label of row 1"), {
    clipboardData: { getData: (type: string) => (type === "text/html" ? html : "") },
  });
  expect(rows()).toEqual([
    { label: "Capacity", value: "70 ml", number: 70, unit: "ml" },
    { label: "Ink", value: "Dye" },
  ]);
});
