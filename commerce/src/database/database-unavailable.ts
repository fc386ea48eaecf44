/** The code of errors and answers while the database is away. */
export const databaseUnavailable = "database_unavailable";

/** PostgreSQL does not answer. Nothing was written. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
  readonly code = databaseUnavailable;

  constructor() {
    super("The database does not answer.");
  }
}

/** The parts of an error that identify it. */
interface Failure {
  code?: unknown;
  message?: string;
}

/**
 * PostgreSQL's "connection exception", "too many connections", "admin shutdown", "crash shutdown"
 * and "cannot connect now".
 */
const sqlStates = /^(08[0-9A-Z]{3}|53300|57P0[123])$/;

/**
 * Messages of pg and knex for a broken or failed connection. MikroORM puts the statement before
 * them.
 */
const brokenConnection =
  /(?:^|\s)(?:Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|Client was closed and is not queryable|Knex: Timeout acquiring a connection)/;

/** Messages of knex and MikroORM for a statement whose connection broke. */
const brokenStatement =
  /^(?:select|with|insert|update|delete|begin|commit|rollback|savepoint|release|set)\b[\s\S]* - (?:read|write) E[A-Z]+$/i;

/** Whether an error, or a workflow's copy of it, means that the database does not answer. */
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
 * Whether an error is an answer of PostgreSQL, such as "too many connections", and not a message
 * that it starts or stops.
 */
export function isDatabaseAnswer({ code }: Failure): boolean {
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}
