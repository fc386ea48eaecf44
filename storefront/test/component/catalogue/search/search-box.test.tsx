import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchBox } from "~/catalogue/search/search-box.tsx";
import type { Suggestions } from "~/catalogue/search/suggestions.ts";
import { clientState } from "~/client-state/client-state.ts";
import { openPromise } from "../../../fixtures/open-promise.ts";
import { showAt } from "../../../fixtures/show.tsx";

/** The calls so far, each answered by the test. */
let questions: { typed: string; signal: AbortSignal; answer: (found: Suggestions) => void }[];
const isPhone = { matches: false };

// The code is loaded with the first focus; here it is loaded before.
beforeAll(async () => {
  await import("~/catalogue/search/search-combobox.tsx");
  await import("~/catalogue/search/search-sheet.tsx");
});
beforeEach(() => {
  questions = [];
  isPhone.matches = false;
  vi.stubGlobal("matchMedia", () => isPhone);
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve } = openPromise<Response>();
    const typed = new URL(address, "http://shop.example").searchParams.get("q") ?? "";
    // A fetch that ignores its signal: a late answer must be dropped too.
    questions.push({ typed, signal, answer: (found) => resolve(Response.json(found)) });
    return promise;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clientState.setState({ searches: [], printers: [] });
});

const found = (about: Partial<Suggestions>): Suggestions => ({
  printers: [],
  categories: [],
  products: [],
  total: 0,
  ...about,
});
const fixture = (title: string) => ({
  slug: title.toLowerCase().replaceAll(" ", "-"),
  title,
  price: 9.5,
  currency: "eur",
  picture: "",
});
const epson = found({
  printers: [{ name: "Epson L3150", products: 4 }],
  categories: [{ name: "Epson ink bottles", slug: "epson-ink-bottles" }],
  products: [fixture("Epson 664 black")],
  total: 59,
});

const address = () => screen.getByLabelText("address").textContent;
const optionNames = () =>
  screen.queryAllByRole("option").map((option) => option.getAttribute("aria-label"));

/** The box after its first focus. */
async function openBox(at = "/shop"): Promise<HTMLInputElement> {
  showAt(at, <SearchBox />);
  await userEvent.click(screen.getByRole("searchbox"));
  return screen.findByRole<HTMLInputElement>("combobox");
}

async function asked(typed: string) {
  await waitFor(() => expect(questions.map((question) => question.typed)).toContain(typed));
  const question = questions.find((asked) => asked.typed === typed);
  if (!question) throw new Error(`Nobody asked about "${typed}".`);
  return question;
}

describe("the search box", () => {
  it("is a plain form until it has the focus, and keeps focus and text when it comes alive", async () => {
    showAt("/search?q=ink", <SearchBox />);
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ink");
    await userEvent.tab();
    const box = await screen.findByRole<HTMLInputElement>("combobox");
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe("ink");
    expect(box.getAttribute("aria-expanded")).toBe("false");
  });

  it("offers printers, categories, products and all results, with what was typed marked", async () => {
    const box = await openBox();
    await userEvent.type(box, "eps");
    (await asked("eps")).answer(epson);
    await screen.findByRole("option", { name: /Epson L3150/ });
    expect(optionNames()).toEqual([
      "Epson L3150, 4 products fit",
      "Epson ink bottles",
      "Epson 664 black, €9.50",
      "See all 59 results for “eps”",
    ]);
    const groups = screen
      .getAllByRole("group")
      .map((group) => group.getAttribute("aria-labelledby"));
    expect(groups).toHaveLength(3);
    expect(screen.getAllByText("Eps")[0]?.tagName).toBe("MARK");
    expect(screen.getByText("4 suggestions. Use the arrow keys.").role).toBe("status");
    expect(box.getAttribute("aria-expanded")).toBe("true");
  });

  it("asks once typing pauses, takes back older questions, and drops their late answers", async () => {
    const box = await openBox();
    await userEvent.type(box, "e");
    const older = await asked("e");
    await userEvent.type(box, "ps");
    const newer = await asked("eps");
    expect(questions.map(({ typed }) => typed)).toEqual(["e", "eps"]);
    expect(older.signal.aborted).toBe(true);
    newer.answer(found({ products: [fixture("New answer")], total: 1 }));
    await screen.findByRole("option", { name: /New answer/ });
    older.answer(found({ products: [fixture("Old answer")], total: 1 }));
    await expect(
      screen.findByRole("option", { name: /Old answer/ }, { timeout: 100 }),
    ).rejects.toThrow();
    expect(optionNames()[0]).toContain("New answer");
  });

  it("is walked with the arrows, and Enter goes to the option", async () => {
    const box = await openBox();
    await userEvent.type(box, "eps");
    (await asked("eps")).answer(epson);
    await screen.findByRole("option", { name: /Epson L3150/ });
    expect(box.getAttribute("aria-activedescendant")).toBeFalsy();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = screen.getByRole("option", { name: /Epson ink bottles/ });
    expect(box.getAttribute("aria-activedescendant")).toBe(second.id);
    await userEvent.keyboard("{End}");
    const last = screen.getByRole("option", { name: /See all/ });
    expect(box.getAttribute("aria-activedescendant")).toBe(last.id);
    await userEvent.keyboard("{Home}{Enter}");
    await waitFor(() => expect(address()).toBe("/compatibility?printer=Epson+L3150"));
  });

  it("searches with Enter where nothing is chosen, and remembers the search", async () => {
    const box = await openBox();
    await userEvent.type(box, "eps");
    (await asked("eps")).answer(epson);
    await screen.findByRole("option", { name: /Epson L3150/ });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/search?q=eps"));
    expect(clientState.getState().searches).toEqual(["eps"]);
    expect(box.getAttribute("aria-expanded")).toBe("false");
  });

  it("clears with Escape, then closes", async () => {
    clientState.setState({ searches: ["toner"] });
    const box = await openBox();
    await userEvent.type(box, "eps");
    await userEvent.keyboard("{Escape}");
    expect(box.value).toBe("");
    expect(optionNames()).toEqual(["toner"]);
    await userEvent.keyboard("{Escape}");
    expect(box.getAttribute("aria-expanded")).toBe("false");
    expect(optionNames()).toEqual([]);
  });

  it("leaves with Tab without choosing", async () => {
    const box = await openBox();
    await userEvent.type(box, "eps");
    (await asked("eps")).answer(epson);
    await screen.findByRole("option", { name: /Epson L3150/ });
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.tab();
    expect(address()).toBe("/shop");
    expect(box.value).toBe("eps");
  });

  it("offers what this browser remembers before anything is typed", async () => {
    clientState.setState({ searches: ["T6641"], printers: ["Epson L3150"] });
    await openBox();
    expect(await screen.findByRole("option", { name: "Epson L3150" })).not.toBeNull();
    await userEvent.click(screen.getByRole("option", { name: "T6641" }));
    await waitFor(() => expect(address()).toBe("/search?q=T6641"));
  });

  it("says when there are no suggestions to be had, and still searches", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const box = await openBox();
    await userEvent.type(box, "eps");
    expect(await screen.findAllByText(/no suggestions right now/)).not.toHaveLength(0);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/search?q=eps"));
  });

  it("has the focus with the key /, unless somebody types elsewhere", async () => {
    showAt(
      "/shop",
      <>
        <SearchBox />
        <input aria-label="elsewhere" />
      </>,
    );
    const elsewhere = screen.getByLabelText<HTMLInputElement>("elsewhere");
    await userEvent.type(elsewhere, "1/2");
    expect(elsewhere.value).toBe("1/2");
    elsewhere.blur();
    await userEvent.keyboard("/");
    const box = await screen.findByRole<HTMLInputElement>("combobox");
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.value).toBe("");
  });

  it("loses no letter typed on a phone while its screen is on its way", async () => {
    isPhone.matches = true;
    showAt("/shop", <SearchBox />);
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    field.focus();
    fireEvent.input(field, { target: { value: "i" } });
    fireEvent.input(field, { target: { value: "ink" } });
    const sheet = within(await screen.findByRole("dialog", { name: "Search the shop" }));
    expect(sheet.getByRole<HTMLInputElement>("combobox").value).toBe("ink");
  });

  it("fills a phone's screen, and gives it back with Escape", async () => {
    isPhone.matches = true;
    showAt("/shop", <SearchBox />);
    await userEvent.click(screen.getByRole("searchbox"));
    const sheet = within(await screen.findByRole("dialog", { name: "Search the shop" }));
    const box = sheet.getByRole<HTMLInputElement>("combobox");
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.keyboard("ink{Escape}");
    expect(box.value).toBe("");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
