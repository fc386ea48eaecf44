/** The code of an answer, and of an error, that the database is the reason for. */
export const databaseUnavailable = "database_unavailable";

/** PostgreSQL does not answer. It may again in a moment; nothing was asked of it for this. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
  readonly code = databaseUnavailable;

  constructor() {
    super("The database does not answer.");
  }
}

/** As much of an error as tells whether the database is the reason for it. */
interface Failure {
  code?: unknown;
  message?: string;
}

/**
 * PostgreSQL's "connection exception", "too many connections", "admin shutdown", "crash shutdown" and
 * "cannot connect now".
 */
const sqlStates = /^(08[0-9A-Z]{3}|53300|57P0[123])$/;

/** How pg and knex say that a connection broke or none came about; MikroORM puts the statement before. */
const brokenConnection =
  /(?:^|\s)(?:Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|Client was closed and is not queryable|Knex: Timeout acquiring a connection)/;

/** A statement whose connection the network broke, as knex and MikroORM say it. */
const brokenStatement =
  /^(?:select|with|insert|update|delete|begin|commit|rollback|savepoint|release|set)\b[\s\S]* - (?:read|write) E[A-Z]+$/i;

/** Whether an error, or what a workflow has made of it, says that the database does not answer. */
export function isDatabaseUnavailable({ code, message = "" }: Failure): boolean {
  return (
    code === databaseUnavailable ||
    (typeof code === "string" && sqlStates.test(code)) ||
    message === "The database does not answer." ||
    brokenConnection.test(message) ||
    brokenStatement.test(message)
  );
}

/**
 * Whether an error is an answer of PostgreSQL that proves it to be there: a refusal such as "too many
 * connections", and not that it starts or stops.
 */
export function isDatabaseAnswer({ code }: Failure): boolean {
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}
