import { join } from "node:path";

/** `medusa exec run-job.mjs <name>`: runs a scheduled job of the built backend once. */
export default async function runJob({ container, args: [name] }) {
  const job = await import(join(process.cwd(), "src/jobs", `${name}.js`));
  await job.default.default(container);
}
