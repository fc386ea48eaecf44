import { EventEmitter } from "node:events";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { uploadLimiter } from "../../../../src/api/guards/upload-limiter";

const megabyte = 1024 * 1024;

/** A new upload, with the used parts of request and answer. */
function upload(megabytes: number | undefined, type = "multipart/form-data; boundary=x") {
  const length = megabytes === undefined ? undefined : String(megabytes * megabyte);
  const req = Object.assign(new EventEmitter(), {
    headers: { "content-type": type, "content-length": length },
    resume: vi.fn(),
  });
  const answered: { status?: number; code?: string } = {};
  const res = Object.assign(new EventEmitter(), {
    set: () => res,
    status(status: number) {
      answered.status = status;
      return { json: ({ code }: { code: string }) => Object.assign(answered, { code }) };
    },
  });
  const next = vi.fn();
  const done = uploadLimiter(
    req as unknown as MedusaRequest,
    res as unknown as MedusaResponse,
    next,
  );
  return { req, res, next, answered, done };
}

/** Runs everything that can run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("lets uploads in as far as memory goes, in the order they came", async () => {
  const [first, second, third] = [upload(100), upload(100), upload(1)];
  await settle();
  // The small one waits behind the large one, which would wait for ever otherwise.
  expect([first, second, third].map(({ next }) => next.mock.calls.length)).toEqual([1, 0, 0]);
  first.res.emit("close");
  await settle();
  expect([second, third].map(({ next }) => next.mock.calls.length)).toEqual([1, 1]);
  second.res.emit("close");
  third.res.emit("close");
});

it("sends an upload away that has waited too long, and forgets one that gave up", async () => {
  const [first, late, gone, last] = [upload(100), upload(100), upload(100), upload(20)];
  await settle();
  gone.req.emit("close");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(late.answered).toEqual({ status: 503, code: "busy" });
  expect(late.next).not.toHaveBeenCalled();
  expect(last.next).toHaveBeenCalled();
  first.res.emit("close");
  last.res.emit("close");
  const after = upload(100);
  await settle();
  expect(after.next).toHaveBeenCalled();
  after.res.emit("close");
});

it.each([
  ["is larger than any file may be", 102, { status: 413, code: "body_too_large" }],
  ["does not say how long it is", undefined, { status: 411, code: "length_required" }],
])("refuses an upload that %s, and reads it to nowhere", async (_what, size, expected) => {
  const { answered, next, req, done } = upload(size);
  await done;
  expect(answered).toEqual(expected);
  expect(next).not.toHaveBeenCalled();
  expect(req.resume).toHaveBeenCalled();
});

it("lets everything pass that brings no files", async () => {
  const { next, done } = upload(500, "application/json");
  await done;
  expect(next).toHaveBeenCalled();
});
