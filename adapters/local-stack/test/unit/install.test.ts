/** The first installation, with a stand-in for npm: what is said, and what is left where it ends early. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { InstallError, install } from "../../install.cjs";
import { createProgress } from "../../progress.cjs";

const packages = {
  "": { name: "shop" },
  shop: { version: "1.0.0" },
  "node_modules/shop": { resolved: "shop", link: true },
  "node_modules/ink": { version: "1.0.0", integrity: "sha512-ink" },
  "node_modules/@paper/a4": { version: "2.0.0", integrity: "sha512-a4" },
  "node_modules/renamed": { name: "toner", version: "3.0.0", integrity: "sha512-toner" },
  "node_modules/unchecked": { version: "4.0.0" },
  "node_modules/elsewhere": { version: "5.0.0", optional: true, os: ["another-system"] },
};

/**
 * A project whose npm is a stand-in: the registry's address is known to it, and `npm ci` runs the
 * given program, which finds `unpack(place)` and `done()`.
 */
function projectWith(ci: string) {
  const projectDir = mkdtempSync(join(tmpdir(), "install-"));
  const bin = join(projectDir, "bin");
  mkdirSync(bin);
  writeFileSync(join(projectDir, "package-lock.json"), JSON.stringify({ packages }));
  writeFileSync(
    join(bin, "npm"),
    `#!${process.execPath}
    const fs = require("node:fs");
    if (process.argv[2] === "config") { console.log("https://registry.example/npm/"); process.exit(0); }
    fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
    const shrinkwrap = fs.existsSync("npm-shrinkwrap.json") && fs.readFileSync("npm-shrinkwrap.json", "utf8");
    if (shrinkwrap) fs.writeFileSync("seen-shrinkwrap", shrinkwrap);
    const unpack = (place) => {
      fs.mkdirSync(place, { recursive: true });
      fs.writeFileSync(place + "/package.json", "{}");
    };
    const done = () => {
      fs.mkdirSync("node_modules", { recursive: true });
      fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");
    };
    ${ci}`,
  );
  chmodSync(join(bin, "npm"), 0o755);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const lines: string[] = [];
  const output = { write: (text: string) => lines.push(text) };
  const progress = createProgress(output, { lookEveryMs: 20, sayEveryMs: 20 });
  const read = (name: string) => readFileSync(join(projectDir, name), "utf8");
  const shrinkwrap = join(projectDir, "npm-shrinkwrap.json");
  return { projectDir, env, progress, lines, read, shrinkwrap };
}

test("npm that says nothing is counted: how many packages of this system are unpacked", async () => {
  const shop = projectWith(`
    unpack("node_modules/ink");
    setTimeout(() => {
      unpack("node_modules/@paper/a4");
      done();
    }, 400);`);
  await install(shop);
  expect(shop.lines[0]).toBe("  …  packages: installing\n");
  expect(shop.lines.join("")).toMatch(/⋯ {2}packages: installing 1 of about 4 unpacked \(\d+ s\)/);
  expect(shop.lines.at(-1)).toMatch(/✓ {2}packages: installing \(/);
});

test("npm finds the address of each package, and no file of it is left", async () => {
  const shop = projectWith("done();");
  await install(shop);
  const seen = JSON.parse(shop.read("seen-shrinkwrap")).packages;
  expect(seen).toMatchObject({
    "node_modules/ink": { resolved: "https://registry.example/npm/ink/-/ink-1.0.0.tgz" },
    "node_modules/@paper/a4": { resolved: "https://registry.example/npm/@paper/a4/-/a4-2.0.0.tgz" },
    "node_modules/renamed": { resolved: "https://registry.example/npm/toner/-/toner-3.0.0.tgz" },
    "node_modules/shop": { resolved: "shop" },
  });
  expect(seen["node_modules/unchecked"]).not.toHaveProperty("resolved");
  expect(existsSync(shop.shrinkwrap)).toBe(false);
});

test("what is installed already is left alone", async () => {
  const shop = projectWith("done();");
  await install(shop);
  await install(shop);
  expect(shop.read("calls").trim().split("\n")).toHaveLength(1);
});

test.each([
  ["a package of another version", { "node_modules/ink": { version: "1.0.1" } }],
  ["a new package", { "node_modules/glue": { version: "1.0.0" } }],
  ["a new workspace", { "node_modules/depot": { resolved: "depot", link: true } }],
])("%s in the lockfile is installed", async (_what, changed) => {
  const shop = projectWith("done();");
  await install(shop);
  const lock = JSON.stringify({ packages: { ...packages, ...changed } });
  writeFileSync(join(shop.projectDir, "package-lock.json"), lock);
  await install(shop);
  expect(shop.read("calls").trim().split("\n")).toHaveLength(2);
});

test("a registry that keeps packages at other addresses is asked for them", async () => {
  const shop = projectWith(`
    if (!shrinkwrap) return done();
    console.error("npm error code E404");
    process.exitCode = 1;`);
  await install(shop);
  expect(shop.lines.join("")).toContain("npm error code E404\n");
  expect(shop.lines.join("")).toContain("asking the registry for the address of each");
  expect(shop.lines.at(-1)).toContain("✓");
});

test("what npm could not do is said with its own words, and nothing of it stays", async () => {
  const shop = projectWith(`console.error("npm error code ENOSPC"); process.exitCode = 1;`);
  await expect(install(shop)).rejects.toThrow(InstallError);
  expect(shop.lines).toContain("npm error code ENOSPC\n");
  expect(shop.lines.at(-1)).toBe("  ✗  packages: installing\n");
  expect(shop.read("calls").trim().split("\n")).toHaveLength(1);
  expect(existsSync(shop.shrinkwrap)).toBe(false);
});

test("what a killed installation left does not reach the next one", async () => {
  const shop = projectWith("done();");
  await install(shop);
  writeFileSync(shop.shrinkwrap, "{}");
  await install(shop);
  expect(existsSync(shop.shrinkwrap)).toBe(false);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s while npm installs ends both, with a sentence, and leaves no file of it",
  async (signal) => {
    const shop = projectWith(`
      fs.writeFileSync("npm-pid", String(process.pid));
      setInterval(() => {}, 1000);`);
    const folder = join(shop.projectDir, "adapters/local-stack");
    mkdirSync(folder, { recursive: true });
    for (const name of ["cli.cjs", "install.cjs", "progress.cjs"]) {
      copyFileSync(join(import.meta.dirname, "../..", name), join(folder, name));
    }
    const start = spawn(process.execPath, [join(folder, "cli.cjs"), "start"], {
      env: shop.env,
    });
    let printed = "";
    start.stdout.on("data", (text) => {
      printed += text;
    });
    start.stderr.on("data", (text) => {
      printed += text;
    });
    const npmPid = join(shop.projectDir, "npm-pid");
    await expect.poll(() => existsSync(npmPid) && readFileSync(npmPid, "utf8")).toMatch(/\d/);
    expect(existsSync(shop.shrinkwrap)).toBe(true);

    start.kill(signal);
    const [code] = await once(start, "close");
    expect(code).toBe(1);
    expect(printed).toContain("The installation was stopped.");
    expect(() => process.kill(Number(readFileSync(npmPid, "utf8")), 0)).toThrow("ESRCH");
    expect(existsSync(shop.shrinkwrap)).toBe(false);
  },
);
