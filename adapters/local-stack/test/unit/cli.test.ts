import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const cli = join(import.meta.dirname, "../../cli.cjs");

/** Runs the command line program with another Node version in `process.versions`. */
function runCliWithNode(version: string) {
  const preload = join(mkdtempSync(join(tmpdir(), "cli-")), "other-node.cjs");
  writeFileSync(
    preload,
    `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`,
  );
  return spawnSync(process.execPath, ["--require", preload, cli, "no-such-command"], {
    encoding: "utf8",
  });
}

test.each(["18.20.4", "20.18.1"])(
  "Node %s gets a sentence that says what to install, without a stack trace",
  (old) => {
    const { status, stderr } = runCliWithNode(old);
    expect(status).toBe(1);
    expect(stderr).toContain(`needs Node 20.19 or newer; this is Node ${old}`);
    expect(stderr).toContain("nodejs.org");
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);

test("the error about an unknown command lists the commands", () => {
  const { status, stderr } = runCliWithNode(process.versions.node);
  expect(status).toBe(2);
  expect(stderr).toContain("The commands are: start, dev, check, test");
  expect(stderr).not.toMatch(/^\s+at /m);
});
