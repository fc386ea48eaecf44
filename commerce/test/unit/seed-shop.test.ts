import { expect, it, vi } from "vitest";
import { demoSteps } from "../../src/seed/demo/demo-steps";
import { productionSteps } from "../../src/seed/production-steps";
import { seedSteps } from "../../src/seed-shop";

// The imported modules read it.
vi.hoisted(() => {
  process.env.SHOP_ENVIRONMENT = "demo";
});

it("in production nothing of the demonstration is seeded", () => {
  const steps = seedSteps({ shop: "production" });
  expect(steps).toEqual(productionSteps);
  expect(steps.some((step) => demoSteps.includes(step))).toBe(false);
});

it("in a demonstration what every shop needs is seeded first", () => {
  expect(seedSteps({ shop: "demo" })).toEqual([...productionSteps, ...demoSteps]);
});

it("every step has a name of its own", () => {
  const names = seedSteps({ shop: "demo" }).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
