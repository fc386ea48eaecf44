/** Writes the allow-list of routes into SECURITY.md: npm run write-routes -w commerce */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readCommandLine } from "../adapters/operations/command-line.mjs";
import { withRoutes } from "./src/api/allow-list/describe-routes";

readCommandLine({
  usage: `
npm run write-routes -w commerce

Writes the allow-list of routes into SECURITY.md.`,
});
const file = resolve(__dirname, "../SECURITY.md");
writeFileSync(file, withRoutes(readFileSync(file, "utf8")));
