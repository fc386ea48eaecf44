import { DistributedTransaction, TransactionOrchestrator } from "@medusajs/framework/orchestration";
import { afterEach, expect, it, vi } from "vitest";
import "../../../src/workflows/hooks/no-needless-look";

const get = vi.fn(async () => undefined);
// Only what looking for a record calls.
DistributedTransaction.setStorage({ get } as unknown as Parameters<
  typeof DistributedTransaction.setStorage
>[0]);

afterEach(() => get.mockClear());

it.each([
  ["that keeps no record is not looked for", {}, 0],
  ["that keeps one is looked for", { store: true }, 1],
  ["that keeps one for as long as it is told to is looked for", { retentionTime: 60 }, 1],
  ["that may be asked for twice is looked for", { idempotent: true }, 1],
])("a workflow %s", async (_what, options, looks) => {
  const id = `trial-${JSON.stringify(options)}`;
  new TransactionOrchestrator({ id, definition: {}, options });
  expect(await DistributedTransaction.loadTransaction(id, "auto-1")).toBeNull();
  expect(get).toHaveBeenCalledTimes(looks);
});

it("a workflow that nothing is known of is looked for", async () => {
  expect(await DistributedTransaction.loadTransaction("unknown", "auto-1")).toBeNull();
  expect(get).toHaveBeenCalledTimes(1);
});
