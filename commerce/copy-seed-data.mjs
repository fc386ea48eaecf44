/** Copies what seeding reads beside the code into the built engine: `medusa build` takes code alone. */
import { cpSync } from "node:fs";
import { join } from "node:path";

const data = "src/seed/demo/data";
cpSync(join(import.meta.dirname, data), join(import.meta.dirname, ".medusa/server", data), {
  recursive: true,
});
