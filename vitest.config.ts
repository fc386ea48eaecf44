import { defineConfig } from "vitest/config";

const workspaces = "{commerce,adapters/product-api,adapters/local-stack,storefront}";
const alias = { "~": new URL("./storefront/app", import.meta.url).pathname };

export default defineConfig({
  test: {
    // As many as there are cores; Vitest leaves one idle, which on two is half of them.
    maxWorkers: "100%",
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: [`${workspaces}/test/unit/**/*.test.ts`],
          // Some start processes, which takes its time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "component",
          environment: "jsdom",
          testTimeout: 20_000,
          include: [`${workspaces}/test/component/**/*.test.tsx`],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "shop",
          include: [`${workspaces}/test/integration/**/*.test.ts`, "storefront/e2e/**/*.test.ts"],
          globalSetup: "adapters/local-stack/src/testing/global-setup.ts",
          // They take turns: the tests share one shop, its stock and its catalogue.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A page of a busy machine may take its time; what is never true still fails.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
