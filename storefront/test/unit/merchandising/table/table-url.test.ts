import { expect, test } from "vitest";
import {
  nextSort,
  readTableView,
  tableQuery,
  tableRequest,
} from "~/merchandising/table/table-url.ts";

test("a view and its address say the same; what is as usual is left out", () => {
  const address =
    "q=664&status=draft&category=Toner&stock=low&gap=price&untranslated=fr&sort=-stock&page=3";
  const view = readTableView(new URLSearchParams(address));
  expect(view).toMatchObject({ q: "664", status: "draft", stock: "low", sort: "-stock", page: 3 });
  expect(readTableView(tableQuery(view))).toEqual(view);
  expect(tableQuery(readTableView(new URLSearchParams())).toString()).toBe("");
  expect(tableRequest(view).get("itemsPerPage")).toBe("50");
});

test("what is odd in an address counts as not said", () => {
  const view = readTableView(
    new URLSearchParams("status=secret&sort=x&page=-2&stock=much&untranslated=en"),
  );
  expect(view).toMatchObject({ status: "", sort: "newest", page: 1, stock: "" });
  expect(view.untranslated).toBe("");
});

test("a column sorts upwards, then downwards; what was sold the other way round", () => {
  expect(nextSort("newest", "price")).toBe("price");
  expect(nextSort("price", "price")).toBe("-price");
  expect(nextSort("newest", "sold")).toBe("-sold");
});
