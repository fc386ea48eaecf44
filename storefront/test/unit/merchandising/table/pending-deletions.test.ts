import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  deleteSoon,
  deletions,
  undoDeletion,
  undoMs,
} from "~/merchandising/table/pending-deletions.ts";

vi.mock("~/identity/merchandiser/merchandiser-session.ts", () => ({
  merchandiserToken: async () => "token",
}));

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
  deleteProduct.mockClear();
  deletions.setState({ pending: [], failures: [], changes: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The deletions that can be undone, by their products' titles. */
const waiting = () => deletions.getState().pending.filter(({ phase }) => phase === "waiting");
const titles = () => waiting().map((one) => one.products.map(({ Title }) => Title).join());
const untilWaiting = (count = 1) => expect.poll(() => waiting().length).toBe(count);
const undo = (index = 0) => undoDeletion(waiting()[index]?.id ?? -1);

test("the shop stops showing a product at once; it is deleted when nobody undoes it", async () => {
  const over = deleteSoon({} as never, products);
  await untilWaiting();
  expect(calls).toEqual(["a draft"]);
  await vi.advanceTimersByTimeAsync(undoMs);
  await over;
  expect(calls).toEqual(["a draft", "a deleted", "b deleted"]);
  expect(deletions.getState().pending).toEqual([]);
});

test("undone, what was in the shop is there again, and nothing is deleted", async () => {
  const over = deleteSoon({} as never, products);
  await untilWaiting();
  undo();
  await over;
  expect(calls).toEqual(["a draft", "a published"]);
});

test("a page that is closed ends the waiting: what was asked for is done", async () => {
  const over = deleteSoon({} as never, products);
  await untilWaiting();
  page.dispatchEvent(new Event("pagehide"));
  expect(deleteProduct).toHaveBeenCalledWith({}, "token", "a", true);
  undo();
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

test("of two deletions shortly after one another each can be undone, for its whole time", async () => {
  const [a, b] = [products.slice(0, 1), products.slice(1)];
  const first = deleteSoon({} as never, a);
  await untilWaiting();
  await vi.advanceTimersByTimeAsync(undoMs / 2);
  const second = deleteSoon({} as never, b);
  await untilWaiting(2);
  expect(titles()).toEqual(["A", "B"]);
  await vi.advanceTimersByTimeAsync(undoMs / 2);
  await first;
  expect(titles()).toEqual(["B"]);
  undo();
  await second;
  expect(calls).toEqual(["a draft", "a deleted"]);
  expect(deletions.getState().pending).toEqual([]);
});

test("a slow first deletion takes no Undo from a second that is waiting", async () => {
  let hide = () => {};
  changeProduct.mockImplementationOnce(() => new Promise<void>((resolve) => (hide = resolve)));
  const first = deleteSoon({} as never, products.slice(0, 1));
  const second = deleteSoon({} as never, products.slice(1));
  await untilWaiting();
  hide();
  await untilWaiting(2);
  expect(titles()).toEqual(["A", "B"]);
  undo(1);
  await second;
  expect(titles()).toEqual(["A"]);
  undo();
  await first;
  expect(deleteProduct).not.toHaveBeenCalled();
});

test("what could not be done stays said while another deletion begins", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  changeProduct.mockRejectedValueOnce(new Error("No."));
  const first = deleteSoon({} as never, products);
  await untilWaiting();
  const second = deleteSoon({} as never, [{ _id: "c", Title: "C", status: "draft" }]);
  await untilWaiting(2);
  expect(deletions.getState().failures).toEqual(["A: No."]);
  await vi.advanceTimersByTimeAsync(undoMs);
  await Promise.all([first, second]);
});
