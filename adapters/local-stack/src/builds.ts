import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { run } from "./command.ts";
import { backendEnvironment } from "./environments.ts";
import type { Progress } from "./progress.ts";
import { projectDir, type Settings } from "./settings.ts";

/** A part of the shop that is compiled before it runs. */
export interface Build {
  name: string;
  workspace: string;
  /** What follows `npm run build --`. */
  args?: string[];
  /** The folder, relative to the workspace, that the build fills. */
  output: string;
  /** What the build reads of the environment. */
  env?: NodeJS.ProcessEnv;
  /** The files and folders that go into it; the workspace's own when nothing is said. */
  sources?: () => Promise<string[]>;
  /** Other workspaces' folders that go into it, relative to the project. */
  alsoFrom?: string[];
}

/** What the backend runs. Migrating and seeding need nothing else. */
export const serverBuild: Build = {
  name: "backend",
  workspace: "commerce",
  args: ["--", "server"],
  output: ".medusa/server",
};

/** The admin, which the backend gives to browsers. Medusa reads its whole configuration to build it. */
function adminBuild(settings: Settings): Build {
  return {
    name: "admin",
    workspace: "commerce",
    args: ["--", "admin"],
    output: ".medusa/server/public/admin",
    env: backendEnvironment(settings, "built"),
    sources: adminSources,
  };
}

const productApiBuild: Build = {
  name: "product API",
  workspace: "adapters/product-api",
  output: "dist",
  alsoFrom: ["commerce/catalogue-schema"],
};
/** A build that knows no Firebase project uses the local identity provider. */
const storefrontBuild: Build = {
  name: "storefront",
  workspace: "storefront",
  output: "build",
  env: { VITE_FIREBASE_CONFIG: "" },
  alsoFrom: ["adapters/product-api/src/contract", "commerce/catalogue-schema"],
};

/** The admin's own files, and those of the backend that they import: most of it never gets there. */
export async function adminSources(): Promise<string[]> {
  const workspace = join(projectDir, "commerce");
  const own = await filesBelow(join(workspace, "src/admin"));
  const { metafile } = await build({
    entryPoints: own.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts")),
    bundle: true,
    packages: "external",
    format: "esm",
    write: false,
    outdir: "unused",
    metafile: true,
    absWorkingDir: projectDir,
    logLevel: "silent",
  });
  const imported = Object.keys(metafile.inputs).map((file) => join(projectDir, file));
  const configuration = ["package.json", "build.mjs", "medusa-config.ts", "src/dashboard-vite.ts"];
  return [...new Set([...own, ...imported, ...configuration.map((name) => join(workspace, name))])];
}

/** Not part of what is built, so a change there needs no new build. */
const notInputs = new Set([
  "node_modules",
  "test",
  "e2e",
  "audit",
  "dist",
  "build",
  ".medusa",
  ".react-router",
  "paraglide",
  ".cache",
  "static",
]);

/**
 * Builds every part of the shop that changed, so that several shops can start from the same builds.
 *
 * @throws CommandError when a build fails
 */
export async function buildShop(
  settings: Settings,
  logDir: string,
  progress: Progress,
): Promise<void> {
  await Promise.all([
    buildIfChanged(serverBuild, logDir, progress),
    buildWhatWaits(settings, logDir, progress),
  ]);
}

/**
 * Builds what nobody waits for while the database is seeded, unless it is there. One after the other
 * where there are two processors: the other one compiles, migrates and seeds.
 *
 * @throws CommandError when a build fails
 */
export async function buildWhatWaits(
  settings: Settings,
  logDir: string,
  progress: Progress,
): Promise<void> {
  const waiting = [productApiBuild, storefrontBuild, adminBuild(settings)];
  const buildNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await buildIfChanged(next, logDir, progress).catch((error) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, buildNext));
}

/**
 * Builds a part of the shop unless its build was made from just these sources.
 * Gives the fingerprint of the sources.
 *
 * @throws CommandError when the build fails
 */
export async function buildIfChanged(
  part: Build,
  logDir: string,
  progress: Progress,
): Promise<string> {
  const folder = join(projectDir, part.workspace);
  const stampFile = join(folder, part.output, ".built-from");
  const fingerprint = await fingerprintOf([
    ...((await part.sources?.()) ?? [folder]),
    ...(part.alsoFrom ?? []).map((path) => join(projectDir, path)),
    join(projectDir, "package-lock.json"),
    join(projectDir, "tsconfig.base.json"),
  ]);
  const built = existsSync(stampFile) ? await readFile(stampFile, "utf8") : "";
  if (built === fingerprint) return fingerprint;

  await progress.task(`${part.name}: building`, async () => {
    await rm(stampFile, { force: true });
    await run({
      name: `build of the ${part.name}`,
      program: "npm",
      args: ["run", "build", ...(part.args ?? [])],
      cwd: folder,
      // Also where the tests build: React's development half is slower, and twice as large.
      env: { ...process.env, NODE_ENV: "production", ...part.env },
      logFile: join(logDir, `build-${part.name.replaceAll(" ", "-")}.log`),
    });
    await writeFile(stampFile, fingerprint);
  });
  return fingerprint;
}

async function fingerprintOf(paths: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of (await filesBelow(path)).sort()) {
      hash
        .update(relative(projectDir, file))
        .update("\0")
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      throw error;
    },
  );
  if (!entries) return [path];
  const nested = entries
    .filter((entry) => !notInputs.has(entry.name))
    .map((entry) => {
      const full = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(full) : entry.isFile() ? [full] : [];
    });
  return (await Promise.all(nested)).flat();
}
