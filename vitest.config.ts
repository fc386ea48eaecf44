import "./commerce/compile-messages.mjs";
import "./storefront/compile-messages.mjs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const workspaces = "{commerce,adapters/product-api,adapters/local-stack,storefront}";
const alias = { "~": new URL("./storefront/app", import.meta.url).pathname };

/** Long timeouts for a busy machine; a condition that never becomes true still fails. */
const timeout = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/** Tests against one real shop. They share its stock and its catalogue. */
function againstShop(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    resolve: { alias },
    test: {
      name,
      include,
      globalSetup: "adapters/test-kit/src/global-setup.ts",
      // One file after the other, because they share the shop.
      fileParallelism: false,
      ...timeout,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig({
  test: {
    // All cores; by default Vitest leaves one idle, which is half of two.
    maxWorkers: "100%",
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          // A thread starts faster than a process.
          pool: "threads",
          setupFiles: ["storefront/test/language.ts"],
          include: [`${workspaces}/test/unit/**/*.test.ts`],
          ...timeout,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "component",
          pool: "threads",
          environment: "jsdom",
          ...timeout,
          setupFiles: ["component/timeout", "component/blob-bytes", "language"].map(
            (name) => `storefront/test/${name}.ts`,
          ),
          include: [`${workspaces}/test/component/**/*.test.tsx`],
        },
      },
      againstShop("backend", ["{commerce,adapters/*}/test/integration/**/*.test.ts"]),
      againstShop("storefront", ["storefront/{test/integration,e2e}/**/*.test.ts"]),
    ],
  },
});
