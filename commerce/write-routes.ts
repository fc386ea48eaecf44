/** Writes the allow-list of routes into SECURITY.md: npm run write-routes -w commerce */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { withRoutes } from "./src/api/allow-list/describe-routes";

const file = resolve(__dirname, "../SECURITY.md");
writeFileSync(file, withRoutes(readFileSync(file, "utf8")));
