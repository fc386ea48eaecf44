import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { privateLogSettings } from "../../../src/postgres/postgres-settings.ts";

const compose = readFileSync(
  join(import.meta.dirname, "../../../../../docker-compose.yml"),
  "utf8",
);

it("PostgreSQL has the same log settings in docker-compose.yml as in the local stack", () => {
  const settings = [...compose.matchAll(/^ +- -c(log_\S+)$/gm)].map(([, setting]) => setting);
  expect(settings).toEqual(privateLogSettings);
});
