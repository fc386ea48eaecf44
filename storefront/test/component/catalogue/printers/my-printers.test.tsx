import { act, cleanup, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { listingStateOf } from "~/catalogue/listing/listing-url.ts";
import { useMyPrinters } from "~/catalogue/printers/my-printers.ts";
import { MyPrintersRow } from "~/catalogue/printers/my-printers-row.tsx";
import { clientState, createClientState } from "~/client-state/client-state.ts";
import { showAt } from "../../../fixtures/show.tsx";

afterEach(() => {
  cleanup();
  clientState.setState({ printers: [] });
  localStorage.clear();
});

it("remembers printers, each once, the latest first, at most six", () => {
  const { result } = renderHook(useMyPrinters);
  act(() => {
    for (const model of ["1", "2", "3", "2", "4", "5", "6", "7"]) result.current.add(`HP ${model}`);
  });
  expect(result.current.printers).toEqual(["HP 7", "HP 6", "HP 5", "HP 4", "HP 2", "HP 3"]);
  act(() => result.current.remove("HP 5"));
  expect(result.current.printers).not.toContain("HP 5");
});

it("knows none on the server, whatever is remembered", () => {
  clientState.setState({ printers: ["HP 1"] });
  function Names() {
    return <p>{useMyPrinters().printers.join()}</p>;
  }
  expect(renderToString(<Names />)).toBe("<p></p>");
});

it("outlives a visit; what is broken or foreign among it is left out", async () => {
  const printers = ["HP 1", 7, null, " ", "HP 1", "x".repeat(300), "HP 2"];
  localStorage.setItem("root", JSON.stringify({ version: 1, state: { printers, searches: "no" } }));
  const visit = createClientState();
  await visit.rehydrate();
  expect(visit.getState().printers).toEqual(["HP 1", "HP 2"]);
  expect(visit.getState().searches).toEqual([]);
});

it("what an older version of the shop stored is read as before", async () => {
  localStorage.setItem("root", JSON.stringify({ version: 1, state: { viewMode: "list" } }));
  const visit = createClientState();
  await visit.rehydrate();
  expect(visit.getState()).toMatchObject({ viewMode: "list", printers: [], searches: [] });
});

it("a printer added while the stored ones are being read joins them", async () => {
  localStorage.setItem("root", JSON.stringify({ version: 1, state: { printers: ["HP 1"] } }));
  const visit = createClientState();
  const reading = visit.rehydrate();
  visit.getState().addPrinter("HP 2");
  await reading;
  expect(visit.getState().printers).toEqual(["HP 2", "HP 1"]);
});

it("is the same in two tabs", async () => {
  const visit = createClientState();
  await visit.rehydrate();
  const other = createClientState();
  await other.rehydrate();
  other.getState().addPrinter("HP 1");
  other.getState().rememberSearch("toner");
  window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
  await waitFor(() => expect(visit.getState().printers).toEqual(["HP 1"]));
  expect(visit.getState().searches).toEqual(["toner"]);
});

it("is offered above a listing as a filter that can be taken back", async () => {
  clientState.setState({ printers: ["HP 1"] });
  const state = listingStateOf(new URLSearchParams("brand=HP&page=3"));
  showAt(
    "/shop?brand=HP&page=3",
    <MyPrintersRow
      state={state}
      hrefOf={(to) => {
        return `/shop?${to.filters.printer ? "on" : "off"}&page=${to.page}`;
      }}
    />,
  );
  await userEvent.click(screen.getByRole("link", { name: "Fits my HP 1" }));
  expect(await screen.findByText("/shop?on&page=1")).not.toBeNull();
});
