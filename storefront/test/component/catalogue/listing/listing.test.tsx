import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { Listing } from "~/catalogue/listing/listing.tsx";
import type { ListingData } from "~/catalogue/listing/listing-data.ts";
import { listingStateOf } from "~/catalogue/listing/listing-url.ts";
import { clientState } from "~/client-state/client-state.ts";
import { aListing, aProduct } from "../../../fixtures/product.ts";
import { showAt } from "../../../fixtures/show.tsx";
import { watchMembers } from "../../../fixtures/watch-members.ts";

afterEach(cleanup);

const facets = {
  ...forEachFacet(() => []),
  brand: [
    { value: "Epson", count: 7 },
    { value: "HP", count: 3 },
  ],
  color: [{ value: "Cyan", count: 2 }],
};

function show(address: string, data: Partial<ListingData> = {}, term?: string) {
  const search = new URL(address, "http://shop.example").searchParams;
  const state = listingStateOf(search);
  const whole: ListingData = {
    state,
    result: { ok: true, value: aListing({ facets, total: 50, pages: 3, page: state.page }) },
    suggestedPrinters: [],
    withoutEach: [],
    ...data,
  };
  showAt(address, <Listing action={AddOneButton} data={whole} term={term} title="Products" />);
}

const address = () => screen.getByLabelText("address").textContent;
const filters = () => within(screen.getByRole("form", { name: "Filters" }));

describe("the filters of a listing", () => {
  it("show each value with its count", () => {
    show("/shop");
    expect(filters().getByRole("checkbox", { name: "Epson 7" })).not.toBeNull();
    expect(filters().getByRole("checkbox", { name: "Cyan 2" })).not.toBeNull();
  });

  it("go into the address when ticked, at the first page, and show at once", async () => {
    show("/shop?page=2&sort=priceAsc");
    const box = filters().getByRole<HTMLInputElement>("checkbox", { name: "HP 3" });
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(await screen.findByText("/shop?brand=HP&sort=priceAsc")).not.toBeNull();
  });

  it("keep the search term", async () => {
    show("/search?q=ink", {}, "ink");
    await userEvent.click(filters().getByRole("checkbox", { name: "Cyan 2" }));
    expect(await screen.findByText("/search?q=ink&color=Cyan")).not.toBeNull();
  });

  it("keep a chosen value in sight that has no products left", () => {
    show("/shop?brand=Kyocera");
    const box = filters().getByRole<HTMLInputElement>("checkbox", { name: "Kyocera 0" });
    expect(box.checked).toBe(true);
  });

  it("take a price range with Enter", async () => {
    show("/shop?brand=HP");
    await userEvent.type(filters().getByRole("textbox", { name: "Lowest price" }), "5,50{Enter}");
    expect(await screen.findByText("/shop?brand=HP&min=5.5")).not.toBeNull();
  });
});

describe("many values of a filter", () => {
  const makes = Array.from({ length: 14 }, (_, index) => ({ value: `Make ${index}`, count: 9 }));
  const many = (values: typeof makes) =>
    ({ ok: true, value: aListing({ facets: { ...facets, brand: values } }) }) as const;

  it("fold after eight, and one is found by typing", async () => {
    show("/shop?brand=Make+13", { result: many(makes) });
    expect(filters().getByText("6 more")).not.toBeNull();
    // A chosen value is never folded away.
    expect(filters().getByRole("checkbox", { name: "Make 13 9" })).not.toBeNull();
    await userEvent.type(filters().getByRole("searchbox", { name: "Find in Brand" }), "MAKE 11");
    const boxes = filters().getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.filter(({ name }) => name === "brand").map(({ value }) => value)).toEqual([
      "Make 11",
    ]);
    await userEvent.type(filters().getByRole("searchbox", { name: "Find in Brand" }), "x{Enter}");
    expect(filters().getByText("Nothing called “MAKE 11x”")).not.toBeNull();
    expect(address()).toBe("/shop?brand=Make+13");
  });

  it("need no typing below twelve", () => {
    show("/shop", { result: many(makes.slice(0, 11)) });
    expect(filters().queryByRole("searchbox")).toBeNull();
  });
});

describe("the filters of the client state", () => {
  it("follow the address", async () => {
    show("/shop?brand=HP&inStock=1");
    await waitFor(() => {
      expect(clientState.getState().filters).toMatchObject({
        brand: ["HP"],
        category: [],
        color: [],
        subCategory: [],
      });
    });
    await userEvent.click(filters().getByRole("checkbox", { name: "Cyan 2" }));
    await waitFor(() => expect(clientState.getState().filters.color).toEqual(["Cyan"]));
    await userEvent.click(screen.getByRole("link", { name: "Clear all" }));
    await waitFor(() => expect(clientState.getState().filters.brand).toEqual([]));
  });
});

describe("the client state's members", () => {
  const none = forEachFacet((): string[] => []);
  it("are what ticks, chips and the view call, and the address follows", async () => {
    clientState.setState({ filters: { ...none, brand: ["Canon"] } });
    const { calls, stop } = watchMembers(
      "toggleFilter",
      "removeFilter",
      "resetFilters",
      "toggleViewMode",
    );
    show("/shop?brand=HP&inStock=1");
    await userEvent.click(filters().getByRole("checkbox", { name: "Cyan 2" }));
    expect(await screen.findByText("/shop?brand=HP&color=Cyan&inStock=1")).not.toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Remove filter HP" }));
    expect(await screen.findByText("/shop?color=Cyan&inStock=1")).not.toBeNull();
    expect(clientState.getState().filters).toEqual({ ...none, color: ["Cyan"] });
    await userEvent.click(screen.getByRole("link", { name: "Clear all" }));
    expect(await screen.findByText("/shop")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Change to the list" }));
    await userEvent.click(screen.getByRole("button", { name: "Change to the grid" }));
    stop();
    expect(calls).toEqual([
      ["toggleFilter", "color", "Cyan"],
      ["removeFilter", "brand", "HP"],
      ["resetFilters"],
      ["toggleViewMode"],
      ["toggleViewMode"],
    ]);
    expect(clientState.getState().filters).toEqual(none);
  });

  it("offer filters of an earlier visit, as far as there is something for them here", async () => {
    clientState.setState({
      rehydrated: true,
      filters: { ...none, brand: ["HP", "Kyocera"], color: ["Cyan"] },
    });
    show("/shop?sort=newest");
    const offer = screen.getByRole("link", { name: "Continue with HP, Cyan?" });
    expect(offer.getAttribute("href")).toBe("/shop?brand=HP&color=Cyan&sort=newest");
    expect(clientState.getState().filters.brand).toEqual(["HP", "Kyocera"]);
    await userEvent.click(screen.getByRole("button", { name: "Forget these filters" }));
    expect(screen.queryByRole("link", { name: /^Continue with/ })).toBeNull();
    expect(clientState.getState().filters).toEqual(none);
  });

  it("offer nothing where filters are set, or where none of them is here", () => {
    clientState.setState({ rehydrated: true, filters: { ...none, brand: ["HP"] } });
    show("/shop?inStock=1");
    expect(screen.queryByRole("link", { name: /^Continue with/ })).toBeNull();
    cleanup();
    clientState.setState({ filters: { ...none, brand: ["Kyocera"] } });
    show("/shop");
    expect(screen.queryByRole("link", { name: /^Continue with/ })).toBeNull();
  });
});

describe("active filters", () => {
  it("are chips that lead to the listing without them", () => {
    show("/shop?brand=HP&printer=Epson+L3150&min=5&inStock=1&sort=newest");
    const chip = (name: string) =>
      screen.getByRole("link", { name: `Remove filter ${name}` }).getAttribute("href");
    expect(chip("HP")).toBe("/shop?printer=Epson+L3150&min=5&inStock=1&sort=newest");
    expect(chip("From £5.00")).toBe("/shop?brand=HP&printer=Epson+L3150&inStock=1&sort=newest");
    expect(screen.getByRole("link", { name: "Clear all" }).getAttribute("href")).toBe(
      "/shop?sort=newest",
    );
  });

  it("leave the focus on the next one when one is taken away", async () => {
    show("/shop?brand=HP&brand=Epson&inStock=1");
    await userEvent.click(screen.getByRole("link", { name: "Remove filter HP" }));
    await waitFor(() => {
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove filter Epson");
    });
  });

  it("are not there when none is set", () => {
    show("/shop");
    expect(screen.queryByRole("list", { name: "Active filters" })).toBeNull();
  });
});

describe("the pages of a listing", () => {
  it("are links that keep the filters", () => {
    show("/shop?brand=HP&page=2");
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe(
      "/shop?brand=HP&page=3",
    );
    expect(pages.getByRole("link", { name: "Previous page" }).getAttribute("href")).toBe(
      "/shop?brand=HP",
    );
    expect(pages.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
  });
});

describe("a listing without products", () => {
  const empty = { ok: true, value: aListing({ products: [], facets }) } as const;

  it("offers to clear the filters", () => {
    show("/shop?brand=HP", { result: empty });
    expect(screen.getByRole("heading", { name: "Nothing matches these filters" })).not.toBeNull();
    expect(screen.getByRole("link", { name: "Clear the filters" }).getAttribute("href")).toBe(
      "/shop",
    );
  });

  it("names the term that found nothing", () => {
    show("/search?q=pencil", { result: empty }, "pencil");
    expect(screen.getByRole("heading", { name: "Nothing found for “pencil”" })).not.toBeNull();
  });

  it("suggests printers with a name like the one typed", () => {
    show("/shop?printer=L315", { result: empty, suggestedPrinters: ["Epson L3150"] });
    expect(screen.getByRole("link", { name: "Epson L3150" }).getAttribute("href")).toBe(
      "/compatibility?printer=Epson+L3150",
    );
  });

  it("tells how many there are without each filter", () => {
    const withoutEach = [
      { filter: { type: "brand", value: "HP" }, total: 7 } as const,
      { filter: { type: "inStock" }, total: 1 } as const,
    ];
    show("/shop?brand=HP&color=Cyan&inStock=1", { result: empty, withoutEach });
    const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(link("7 products without “HP”")).toBe("/shop?color=Cyan&inStock=1");
    expect(link("1 product without “In stock only”")).toBe("/shop?brand=HP&color=Cyan");
  });

  it("leads back from a page beyond the last", () => {
    const beyond = aListing({ products: [], facets, total: 50, pages: 3, page: 9 });
    show("/shop?page=9", { result: { ok: true, value: beyond } });
    expect(screen.getByRole("heading", { name: "There is no page 9" })).not.toBeNull();
    expect(screen.getByRole("link", { name: "Go to the last page" }).getAttribute("href")).toBe(
      "/shop?page=3",
    );
  });
});

describe("a listing whose products cannot be had", () => {
  it("says why in the page, and tries again at the same address", () => {
    const failure = { code: "catalogue-unavailable", message: "Not answering.", status: 503 };
    show("/shop?brand=HP", { result: { ok: false, problem: failure } });
    expect(screen.getByRole("alert").textContent).toContain("catalogue is not answering");
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
      "/shop?brand=HP",
    );
    expect(address()).toBe("/shop?brand=HP");
    expect(filters().getByRole<HTMLInputElement>("checkbox", { name: "HP 0" }).checked).toBe(true);
  });
});

describe("grid or list", () => {
  it("shows the same products as a list, with more facts, and goes back", async () => {
    show("/shop", { result: { ok: true, value: aListing({ products: [aProduct()] }) } });
    const grid = screen.getByRole("button", { name: "Show as grid" });
    const list = screen.getByRole("button", { name: "Show as list" });
    expect(grid.getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByText("4,500 pages")).toBeNull();
    await userEvent.click(list);
    expect(list.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("4,500 pages")).not.toBeNull();
    await userEvent.click(grid);
    expect(screen.queryByText("4,500 pages")).toBeNull();
  });
});

describe("a listing without products", () => {
  const nothing = { ok: true, value: aListing({ products: [], total: 0, pages: 0 }) } as const;
  it("blames the filters only where some are set", () => {
    show("/category/paper", { result: nothing });
    expect(screen.getByText("Nothing is for sale here at the moment")).toBeDefined();
    expect(screen.queryByText(/filters/i, { selector: "h2" })).toBeNull();
    expect(screen.queryByText(/part number/)).toBeNull();
    cleanup();
    show("/category/paper?brand=HP", { result: nothing });
    expect(screen.getByText("Nothing matches these filters")).toBeDefined();
  });
});
