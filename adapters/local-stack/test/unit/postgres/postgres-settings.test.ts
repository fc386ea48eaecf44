import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { quietLog } from "../../../src/postgres/postgres-settings.ts";

const compose = readFileSync(
  join(import.meta.dirname, "../../../../../docker-compose.yml"),
  "utf8",
);

it("the production shape's PostgreSQL logs as little of people as the local one", () => {
  const said = [...compose.matchAll(/^ +- -c(log_\S+)$/gm)].map(([, setting]) => setting);
  expect(said).toEqual(quietLog);
});
