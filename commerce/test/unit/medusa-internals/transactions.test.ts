import {
  DistributedTransaction,
  TransactionOrchestrator,
  WorkflowManager,
} from "@medusajs/framework/orchestration";
import { createWorkflow } from "@medusajs/framework/workflows-sdk";
import { afterEach, expect, it, vi } from "vitest";
import { keepNoRecord, skipNeedlessLookups } from "../../../src/medusa-internals/transactions";

skipNeedlessLookups();

const get = vi.fn(async () => undefined);
// Only the part that the lookup calls.
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

it("a workflow of Medusa's keeps no record any more", () => {
  createWorkflow({ name: "trial-kept", store: true, retentionTime: 60 }, () => undefined);
  const kept = () => WorkflowManager.getWorkflow("trial-kept")?.options;
  expect(kept()).toMatchObject({ store: true, retentionTime: 60 });
  keepNoRecord("trial-kept");
  expect(kept()).toMatchObject({ store: false, retentionTime: undefined });
  expect(TransactionOrchestrator.getWorkflowOptions("trial-kept")?.store).toBe(false);
});

it("a workflow that Medusa has not is said by its name", () => {
  expect(() => keepNoRecord("no-such-workflow")).toThrow(/no-such-workflow/);
});
