import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProductOfTheYear } from "~/merchandising/product-of-the-year.tsx";
import { aProduct } from "../../fixtures/product.ts";
import { showAt } from "../../fixtures/show.tsx";

vi.mock("~/identity/merchandiser/merchandiser-session.ts", () => ({
  merchandiserToken: async () => "token",
}));

const ink = aProduct({ _id: "1", slug: "ink", Title: "Ink" });
const toner = aProduct({ _id: "2", slug: "toner", Title: "Toner & drum" });
const problem = (status: number, code: string) =>
  Response.json(
    { type: "x", title: "x", status, code, detail: "It says no.", reference: "ref-1" },
    { status },
  );

let calls: string[];
let current: () => Response;

beforeEach(() => {
  calls = [];
  current = () => Response.json(ink);
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const path = new URL(url).pathname;
    calls.push(`${init?.method ?? "GET"} ${path} ${init?.body ?? ""}`.trim());
    if (path === "/products/productOfTheYear") return current();
    if (path === "/products/titles") {
      return Response.json([ink, toner].map(({ Title, slug }) => ({ title: Title, slug })));
    }
    if (path === "/products/title/toner%20%26%20drum") return Response.json(toner);
    if (path.startsWith("/products/title/")) return problem(404, "product-not-found");
    const { _id, slug, Title } = toner;
    return Response.json({ _id, slug, Title, since: "2026-11-22T00:00:00Z" });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ delay: null });
const field = () => screen.getByRole("combobox", { name: "Title" });
const save = () => user.click(screen.getByRole("button", { name: "Make it the one" }));

test("the product of the year is shown, and changed to one of the titles that are offered", async () => {
  showAt("/admin/products", <ProductOfTheYear />);
  expect(await screen.findByRole("link", { name: "Ink" })).toBeDefined();
  expect(calls).toEqual(["GET /products/productOfTheYear"]);
  await user.click(screen.getByRole("button", { name: "Change" }));
  await expect.poll(() => document.querySelectorAll("datalist option")).toHaveLength(2);
  await user.type(field(), "toner & drum");
  await save();
  expect(await screen.findByRole("link", { name: "Toner & drum" })).toBeDefined();
  expect(calls.slice(-2)).toEqual([
    "GET /products/title/toner%20%26%20drum",
    'POST /products/saveProductOfTheYear {"title":"Toner & drum"}',
  ]);
  expect(screen.queryByRole("button", { name: "Make it the one" })).toBeNull();
});

test("a title that no product has is said at the field, and nothing is saved", async () => {
  current = () => problem(404, "product-of-the-year-not-set");
  showAt("/admin/products", <ProductOfTheYear />);
  expect(await screen.findByText("None is chosen.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Change" }));
  await save();
  expect(screen.getByText("Enter a title")).toBeDefined();
  await user.type(field(), "Nothing");
  await save();
  expect(await screen.findByText(/No product for sale has this title/)).toBeDefined();
  expect(calls.some((call) => call.startsWith("POST"))).toBe(false);
});

test("where it cannot be looked up, that is said", async () => {
  current = () => problem(503, "catalogue-unavailable");
  showAt("/admin/products", <ProductOfTheYear />);
  expect((await screen.findByRole("alert")).textContent).toContain("It says no.");
});
