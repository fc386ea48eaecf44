import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const project = join(import.meta.dirname, "../../../..");

/** Every script that people run by hand. */
const scripts: [program: string, ...args: string[]][] = [
  ["bash", "adapters/operations/backup.sh"],
  ["bash", "adapters/operations/restore.sh"],
  ["node", "adapters/operations/licences.mjs"],
  ["node", "adapters/operations/make-environment.mjs"],
  ["node", "adapters/operations/load/main.mjs"],
  ["node", "adapters/local-stack/cli.cjs", "start"],
  ["node", "adapters/local-stack/cli.cjs", "dev"],
  ["node", "adapters/local-stack/cli.cjs", "test"],
  ["tsx", "adapters/product-api/bench/main.ts"],
  ["tsx", "adapters/product-api/bench/fuzz.ts"],
  ["node", "commerce/needed-files.mjs"],
  ["node", "commerce/run-script.mjs", "invite-merchandiser"],
  ["node", "commerce/run-script.mjs", "remove-merchandiser"],
  ["node", "commerce/run-script.mjs", "rebuild-catalogue"],
  ["tsx", "commerce/bench/import.ts"],
  ["tsx", "commerce/write-routes.ts"],
  ["tsx", "storefront/audit/main.ts"],
  ["tsx", "storefront/e2e/support/draw-icons.ts"],
  ["tsx", "storefront/e2e/support/take-screenshots.ts"],
];

async function run([program, ...args]: readonly string[]) {
  const node = program === "tsx" ? ["--import", "tsx"] : [];
  const file = program === "bash" ? "bash" : process.execPath;
  const { code, stdout, stderr } = await promisify(execFile)(file, [...node, ...args], {
    cwd: project,
    timeout: 60_000,
  }).then(
    (ended) => ({ ...ended, code: 0 }),
    (failure: { code: unknown; stdout: string; stderr: string }) => failure,
  );
  return { code, stdout, stderr };
}

const named = scripts.map((script) => [script.slice(1).join(" "), script] as const);

it.concurrent.each(named)(
  "%s prints its usage and refuses an unknown option",
  async (_name, script) => {
    const [help, unknown] = await Promise.all([
      run([...script, "--help"]),
      run([...script, "--unknown"]),
    ]);
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toContain("\n\n");
    expect(unknown).toMatchObject({ code: 2, stdout: "" });
    expect(unknown.stderr.trim()).toMatch(/--unknown.*--help/s);
    expect(unknown.stderr).not.toMatch(/^\s+at /m);
  },
);

it("a script that needs an e-mail address asks for it", async () => {
  const { code, stderr } = await run(["node", "commerce/run-script.mjs", "invite-merchandiser"]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Give one e-mail address, such as mira@example.com\. .*--help/);
});
