import { expect, it } from "vitest";
import {
  DatabaseUnavailableError,
  isDatabaseAnswer,
  isDatabaseUnavailable,
} from "../../../src/database/database-unavailable";

it.each([
  ["our own", new DatabaseUnavailableError()],
  ["our own, as a workflow hands it on", { message: "The database does not answer." }],
  ["a broken connection", { message: "Connection terminated unexpectedly" }],
  ["MikroORM's of it", { message: "select 1 from cart - Connection terminated unexpectedly" }],
  ["a reset connection", { code: "ECONNRESET", message: "select 1 from cart - read ECONNRESET" }],
  ["a connection that was ended", { message: "Client was closed and is not queryable" }],
  ["a full pool", { message: "Knex: Timeout acquiring a connection. The pool is probably full." }],
  ["a server that stops", { code: "57P01", message: "terminating connection" }],
  ["a server that starts", { code: "57P03", message: "the database system is starting up" }],
  ["a server that takes no more", { code: "53300", message: "too many clients" }],
  ["a connection that failed", { code: "08006", message: "connection failure" }],
])("%s error says that the database is away", (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  { code: "23505", message: "duplicate key" },
  { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:25" },
  { code: "ECONNRESET", message: "read ECONNRESET" },
  { message: "boom" },
  {},
])("%j says nothing of the database", (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

it.each([
  [{ code: "53300" }, true],
  [{ code: "28P01" }, true],
  [{ code: "57P03" }, false],
  [{ code: "ECONNREFUSED" }, false],
  [{}, false],
])("%j proves that a database is there: %s", (error, isThere) => {
  expect(isDatabaseAnswer(error)).toBe(isThere);
});
