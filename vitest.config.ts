import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const workspaces = "{commerce,adapters/product-api,adapters/local-stack,storefront}";
const alias = { "~": new URL("./storefront/app", import.meta.url).pathname };

/** Tests against a real shop of their own, which they share with its stock and its catalogue. */
function againstShop(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    resolve: { alias },
    test: {
      name,
      include,
      globalSetup: "adapters/local-stack/src/testing/global-setup.ts",
      // They take turns.
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // A page of a busy machine may take its time; what is never true still fails.
      expect: { poll: { timeout: 15_000 } },
    },
  };
}

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
      againstShop("engine", ["{commerce,adapters/*}/test/integration/**/*.test.ts"]),
      againstShop("storefront", ["storefront/{test/integration,e2e}/**/*.test.ts"]),
    ],
  },
});
