import { expect, it } from "vitest";
import { expectedError } from "../../../src/api/expected-errors";

it.each([
  ["a body that is too large", { type: "entity.too.large", limit: 102_400 }, 413, /at most 100 kB/],
  ["a body that is no JSON", { type: "entity.parse.failed" }, 400, /not valid JSON/],
  [
    "a file in the wrong field",
    { name: "MulterError", code: "LIMIT_UNEXPECTED_FILE", message: "Unexpected file field" },
    400,
    /a field that takes none/,
  ],
  ["a form that was cut off", { message: "Unexpected end of form" }, 400, /form/],
  ["a number no column can hold", { code: "22003", message: "out of range" }, 400, /stored/],
  ["a text too long for an index", { code: "54000", message: "too long" }, 400, /stored/],
  [
    "stock that went to somebody else",
    { type: "not_allowed", message: "Not enough stock available for item iitem_1 at sloc_1" },
    400,
    /has just been sold/,
  ],
  [
    "a cart whose payment has failed",
    { type: "invalid_data", message: "Payment sessions are required to complete cart" },
    400,
    /choose another way to pay/,
  ],
  [
    "a way to pay that is no longer offered",
    { message: "Payment provider pp_stripe_stripe is not enabled in the cart's region reg_1." },
    400,
    /choose another way to pay/,
  ],
  ["a cart others are busy with", { message: "Failed to acquire lock for key" }, 409, /try again/],
  [
    "a full disk",
    { code: "ENOSPC", message: "ENOSPC: no space left on device, write" },
    507,
    /room/,
  ],
  ["a full disk of PostgreSQL's", { code: "53100", message: "could not extend file" }, 507, /room/],
  ["a used-up part of a disk", { message: "EDQUOT: disk quota exceeded, write" }, 507, /room/],
  [
    "a file too large for the disk",
    { code: "EFBIG", message: "EFBIG: file too large" },
    413,
    /larger/,
  ],
  [
    "a database that does not answer",
    { message: "select * from iitem - Connection terminated unexpectedly" },
    503,
    /in a moment/,
  ],
  [
    "an address that cannot be read",
    { name: "URIError", status: 400, message: "Failed to decode param '%E0'" },
    400,
    /address/,
  ],
])("%s has an answer of its own", (_what, error, status, sentence) => {
  const answer = expectedError(error);
  expect(answer?.status).toBe(status);
  expect(answer?.body.message).toMatch(sentence);
  expect(answer?.body.message).not.toMatch(/iitem|sloc|%E0/);
});

it.each([
  {},
  { message: "boom" },
  { code: "23505" },
  { type: "not_found", message: "No such cart" },
  { status: 500, name: "URIError" },
])("%j is left to Medusa", (error) => {
  expect(expectedError(error)).toBeUndefined();
});
