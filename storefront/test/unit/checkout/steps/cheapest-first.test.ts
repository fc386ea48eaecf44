import { expect, test } from "vitest";
import { cheapestFirst } from "~/checkout/steps/cheapest-first.ts";
import type { ShippingOption } from "~/commerce/backend-types.ts";

const option = (name: string, amount: number) => ({ id: name, name, amount }) as ShippingOption;

test("whatever order the backend has, the cheapest way of shipping is offered first", () => {
  const options = [option("Express", 9.9), option("Standard", 4.9), option("Pick-up", 0)];
  const names = cheapestFirst(options).map(({ name }) => name);
  expect(names).toEqual(["Pick-up", "Standard", "Express"]);
  expect(cheapestFirst(options.reverse()).map(({ name }) => name)).toEqual(names);
});

test("of two that cost the same, it is the order of their names", () => {
  const options = [option("Post", 4.9), option("Courier", 4.9)];
  expect(cheapestFirst(options).map(({ name }) => name)).toEqual(["Courier", "Post"]);
});
