import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** The folder of the built backend, and the program that runs it. */
export const builtBackend = resolve(import.meta.dirname, "../../../commerce/.medusa/server");
export const medusa = join(
  dirname(createRequire(import.meta.url).resolve("@medusajs/cli/package.json")),
  "cli.js",
);

/** Makes a process end with its parent, so that an interrupted test run leaves none. */
export const leaveWithParent = resolve(
  import.meta.dirname,
  "../../local-stack/src/exit-with-parent.mjs",
);

/** A backend as a process of a test. */
export interface BackendProcess {
  process: ChildProcess;
  /** Its output so far. */
  said(): string;
}

/**
 * Starts a backend.
 *
 * @param preload a file beside this one that is loaded before the backend
 */
export function startBackend(environment: NodeJS.ProcessEnv, preload: string): BackendProcess {
  const file = join(import.meta.dirname, preload);
  const preloads = [leaveWithParent, file].flatMap((one) => ["--import", one]);
  const started = spawn(process.execPath, [...preloads, medusa, "start"], {
    cwd: builtBackend,
    env: { ...process.env, ...environment },
    // A group of its own, which ends as a whole. The channel closes when this process ends.
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on("data", (text) => {
      said += text;
    });
  }
  return { process: started, said: () => said };
}

/**
 * Waits until a backend answers.
 *
 * @throws Error with its output where it ended instead
 */
export async function untilUp(backend: BackendProcess, url: string): Promise<void> {
  for (let up = false; !up; ) {
    if (backend.process.exitCode !== null) throw new Error(`It did not start: ${backend.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    up = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
