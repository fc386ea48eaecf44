import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteSoon, deletions, undoDeletion, undoMs } from "~/merchandising/pending-deletions.ts";

vi.mock("~/identity/merchandiser-session.ts", () => ({ merchandiserToken: async () => "token" }));

const calls: string[] = [];
const changeProduct = vi.fn(
  async (_c: unknown, _t: string, id: string, { status }: { status: string }) => {
    calls.push(`${id} ${status}`);
  },
);
const deleteProduct = vi.fn(async (_config: unknown, _token: string, id: string) => {
  calls.push(`${id} deleted`);
});
vi.mock("~/merchandising/product-api.ts", () => ({
  changeProduct: (...given: Parameters<typeof changeProduct>) => changeProduct(...given),
  deleteProduct: (...given: Parameters<typeof deleteProduct>) => deleteProduct(...given),
}));

const products = [
  { _id: "a", Title: "A", status: "published" },
  { _id: "b", Title: "B", status: "draft" },
];
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  calls.length = 0;
  deletions.setState({ pending: null, failures: [], changes: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const untilWaiting = () => expect.poll(() => deletions.getState().pending?.phase).toBe("waiting");

test("the shop stops showing a product at once; it is deleted when nobody undoes it", async () => {
  const over = deleteSoon({} as never, products);
  await untilWaiting();
  expect(calls).toEqual(["a draft"]);
  await vi.advanceTimersByTimeAsync(undoMs);
  await over;
  expect(calls).toEqual(["a draft", "a deleted", "b deleted"]);
  expect(deletions.getState().pending).toBeNull();
});

test("undone, what was in the shop is there again, and nothing is deleted", async () => {
  const over = deleteSoon({} as never, products);
  await untilWaiting();
  undoDeletion();
  await over;
  expect(calls).toEqual(["a draft", "a published"]);
});

test("a page that is closed ends the waiting: what was asked for is done", async () => {
  const over = deleteSoon({} as never, products);
  await untilWaiting();
  page.dispatchEvent(new Event("pagehide"));
  expect(deleteProduct).toHaveBeenCalledWith({}, "token", "a", true);
  undoDeletion();
  await over;
});

test("a product that cannot be taken out of the shop is not deleted, and is named", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  changeProduct.mockRejectedValueOnce(new Error("No."));
  const over = deleteSoon({} as never, products);
  await untilWaiting();
  await vi.advanceTimersByTimeAsync(undoMs);
  await over;
  expect(calls).toEqual(["b deleted"]);
  expect(deletions.getState().failures).toEqual(["A: No."]);
});
