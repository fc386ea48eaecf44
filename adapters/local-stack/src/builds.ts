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

/** A part of the shop that is built before it runs. */
export interface Build {
  name: string;
  workspace: string;
  /** The arguments of `npm run build`. */
  args?: string[];
  /** The folder of the build's output, relative to the workspace. */
  output: string;
  /** Environment variables of the build. */
  env?: NodeJS.ProcessEnv;
  /** The variables of the shell that change the output. */
  variables?: string[];
  /** The source files and folders; by default all of the workspace. */
  sources?: () => Promise<string[]>;
  /** Source folders in other workspaces, relative to the project. */
  additionalSources?: string[];
}

/** The backend's server code. Migration and seeding need only this build. */
export const serverBuild: Build = {
  name: "backend",
  workspace: "commerce",
  args: ["--", "server"],
  output: ".medusa/server",
};

/** Medusa's admin, which the backend serves. Its build reads the whole configuration of Medusa. */
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
  additionalSources: ["commerce/catalogue-schema"],
};
/** A build without a Firebase configuration uses the local identity provider. */
const storefrontBuild: Build = {
  name: "storefront",
  workspace: "storefront",
  output: "build",
  env: { VITE_FIREBASE_CONFIG: "" },
  variables: ["PREVIEW_LANGUAGES"],
  additionalSources: [
    "adapters/product-api/src/contract",
    "commerce/catalogue-schema",
    "commerce/messages",
  ],
};

/** The admin's own files and the backend files that they import, a small part of the backend. */
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

/** These folders are no input of a build: a change in them starts no new build. */
const ignoredNames = new Set([
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
 * Builds every changed part of the shop, so that several shops can start from the same builds.
 *
 * @throws CommandError where a build fails
 */
export async function buildShop(
  settings: Settings,
  logDir: string,
  progress: Progress,
): Promise<void> {
  await Promise.all([
    buildIfChanged(serverBuild, logDir, progress),
    buildOtherParts(settings, logDir, progress),
  ]);
}

/**
 * Builds the parts that migration and seeding do not need: product API, storefront and admin. With two
 * processors it builds one after the other, because the second processor compiles, migrates and seeds.
 *
 * @throws CommandError where a build fails
 */
export async function buildOtherParts(
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
 * Builds a part of the shop, unless its last build has the same sources.
 * Gives the fingerprint of the sources and of the variables.
 *
 * @throws CommandError where the build fails
 */
export async function buildIfChanged(
  part: Build,
  logDir: string,
  progress: Progress,
): Promise<string> {
  const folder = join(projectDir, part.workspace);
  const stampFile = join(folder, part.output, ".built-from");
  const sources = await fingerprintOf([
    ...((await part.sources?.()) ?? [folder]),
    ...(part.additionalSources ?? []).map((path) => join(projectDir, path)),
    join(projectDir, "package-lock.json"),
    join(projectDir, "tsconfig.base.json"),
  ]);
  const variables = (part.variables ?? []).map((name) => process.env[name] ?? "");
  const fingerprint = [sources, ...variables].filter(Boolean).join(" ");
  const built = existsSync(stampFile) ? await readFile(stampFile, "utf8") : "";
  if (built === fingerprint) return fingerprint;

  await progress.task(`${part.name}: building`, async () => {
    await rm(stampFile, { force: true });
    await run({
      name: `build of the ${part.name}`,
      program: "npm",
      args: ["run", "build", ...(part.args ?? [])],
      cwd: folder,
      // Also in tests: React's development build is slower and twice as large.
      env: { ...process.env, NODE_ENV: "production", ...part.env },
      logFile: join(logDir, `build-${part.name.replaceAll(" ", "-")}.log`),
    });
    await writeFile(stampFile, fingerprint);
  });
  return fingerprint;
}

/**
 * Compiles the message catalogues for the servers that run from their sources. A build does it itself.
 *
 * @throws CommandError where a catalogue is not valid
 */
export async function compileMessages(logDir: string): Promise<void> {
  for (const workspace of ["commerce", "storefront"]) {
    await run({
      name: "compiler of the messages",
      args: ["compile-messages.mjs"],
      cwd: join(projectDir, workspace),
      env: process.env,
      logFile: join(logDir, `messages-of-${workspace}.log`),
    });
  }
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
    .filter((entry) => !ignoredNames.has(entry.name))
    .map((entry) => {
      const full = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(full) : entry.isFile() ? [full] : [];
    });
  return (await Promise.all(nested)).flat();
}
