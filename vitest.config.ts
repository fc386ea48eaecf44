import "./storefront/compile-messages.mjs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const workspaces = "{commerce,adapters/product-api,adapters/local-stack,storefront}";
const alias = { "~": new URL("./storefront/app", import.meta.url).pathname };

/** On a busy machine things take their time; what is never true still fails. */
const timeout = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

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
      ...timeout,
      testTimeout: 120_000,
      hookTimeout: 120_000,
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
          // A thread is there sooner than a process.
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
