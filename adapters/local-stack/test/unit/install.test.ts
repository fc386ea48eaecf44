/** The first installation with a fake npm: its messages, and no temporary file after a failure. */
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
 * A project with a fake npm: it knows the registry's URL, and `npm ci` runs the given program, which can
 * call `unpack(path)` and `done()`.
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
  const progress = createProgress(output, { refreshIntervalMs: 20, logIntervalMs: 20 });
  const read = (name: string) => readFileSync(join(projectDir, name), "utf8");
  const shrinkwrap = join(projectDir, "npm-shrinkwrap.json");
  return { projectDir, env, progress, lines, read, shrinkwrap };
}

test("while npm prints nothing, the number of unpacked packages is printed", async () => {
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

test("npm gets the URL of each package, and the temporary file is deleted", async () => {
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

test("installed packages are not installed again", async () => {
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

test("for a registry with other URLs, npm is run again without the URLs", async () => {
  const shop = projectWith(`
    if (!shrinkwrap) return done();
    console.error("npm error code E404");
    process.exitCode = 1;`);
  await install(shop);
  expect(shop.lines.join("")).toContain("npm error code E404\n");
  expect(shop.lines.join("")).toContain("second try, with the package URLs from the registry");
  expect(shop.lines.at(-1)).toContain("✓");
});

test("a failure shows npm's own error, and the temporary file is deleted", async () => {
  const shop = projectWith(`console.error("npm error code ENOSPC"); process.exitCode = 1;`);
  await expect(install(shop)).rejects.toThrow(InstallError);
  expect(shop.lines).toContain("npm error code ENOSPC\n");
  expect(shop.lines.at(-1)).toBe("  ✗  packages: installing\n");
  expect(shop.read("calls").trim().split("\n")).toHaveLength(1);
  expect(existsSync(shop.shrinkwrap)).toBe(false);
});

test("the next installation deletes the temporary file of a killed one", async () => {
  const shop = projectWith("done();");
  await install(shop);
  writeFileSync(shop.shrinkwrap, "{}");
  await install(shop);
  expect(existsSync(shop.shrinkwrap)).toBe(false);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s during the installation stops npm too, prints a sentence, and deletes the temporary file",
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
