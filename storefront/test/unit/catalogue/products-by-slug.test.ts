import { expect, it } from "vitest";
import { slugsIn } from "~/catalogue/products-by-slug.server.ts";

const slugsOf = (query: string) => slugsIn(new URL(`https://shop.example/compare${query}`), 4);

it("reads each slug of an address once, and no more than are wanted", () => {
  expect(slugsOf("?products=a,b,a,%20c%20,,d,e")).toEqual(["a", "b", "c", "d"]);
  expect(slugsOf("?products=a%2Cb")).toEqual(["a", "b"]);
});

it("finds none in an address that is empty or absurd", () => {
  expect(slugsOf("")).toEqual([]);
  expect(slugsOf("?products=")).toEqual([]);
  expect(slugsOf(`?products=${"x".repeat(5000)}`)).toEqual([]);
});
