import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { run } from "./command.ts";
import { engineEnvironment } from "./environments.ts";
import type { Progress } from "./progress.ts";
import { projectDir, type Settings } from "./settings.ts";

/** A part of the shop that is compiled before it runs. */
export interface Build {
  name: string;
  workspace: string;
  /** The folder, relative to the workspace, that the build fills. */
  output: string;
  /** What the build reads of the environment. */
  env?: NodeJS.ProcessEnv;
  /** Other workspaces' folders that go into it, relative to the project. */
  alsoFrom?: string[];
}

/** Medusa reads its whole configuration to build, and keeps nothing of it. */
export function engineBuild(settings: Settings): Build {
  const env = engineEnvironment(settings, "built");
  return { name: "engine", workspace: "commerce", output: ".medusa/server", env };
}
export const productApiBuild: Build = {
  name: "product API",
  workspace: "adapters/product-api",
  output: "dist",
  alsoFrom: ["commerce/catalogue-schema"],
};
/** A build that knows no Firebase project uses the local identity provider. */
export const storefrontBuild: Build = {
  name: "storefront",
  workspace: "storefront",
  output: "build",
  env: { VITE_FIREBASE_CONFIG: "" },
  alsoFrom: ["adapters/product-api/src/contract", "commerce/catalogue-schema"],
};

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
    buildIfChanged(engineBuild(settings), logDir, progress),
    buildIfChanged(productApiBuild, logDir, progress).then(() =>
      buildIfChanged(storefrontBuild, logDir, progress),
    ),
  ]);
}

/**
 * Builds a part of the shop unless its build was made from just these sources.
 * Gives the fingerprint of the sources.
 *
 * @throws CommandError when the build fails
 */
export async function buildIfChanged(
  build: Build,
  logDir: string,
  progress: Progress,
): Promise<string> {
  const folder = join(projectDir, build.workspace);
  const stampFile = join(folder, build.output, ".built-from");
  const fingerprint = await fingerprintOf([
    folder,
    ...(build.alsoFrom ?? []).map((path) => join(projectDir, path)),
    join(projectDir, "package-lock.json"),
    join(projectDir, "tsconfig.base.json"),
  ]);
  const built = existsSync(stampFile) ? await readFile(stampFile, "utf8") : "";
  if (built === fingerprint) return fingerprint;

  await progress.task(`${build.name}: building`, async () => {
    await rm(stampFile, { force: true });
    await run({
      name: `build of the ${build.name}`,
      program: "npm",
      args: ["run", "build"],
      cwd: folder,
      // Also where the tests build: React's development half is slower, and twice as large.
      env: { ...process.env, NODE_ENV: "production", ...build.env },
      logFile: join(logDir, `build-${build.workspace.replaceAll("/", "-")}.log`),
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
