import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

const exitWithParent = new URL("./exit-with-parent.mjs", import.meta.url).href;

export interface ChildDefinition {
  /** By default `node`. */
  program?: "npm" | "unshare";
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The file for the output of the process. */
  logFile: string;
}

/** Starts a process that stops when this process ends, even if this process is killed. */
export function startChild({ program, args, cwd, env, logFile }: ChildDefinition): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  // The child writes to the file and not to a pipe: a pipe breaks when this process is killed, and
  // then Medusa's logger reports the broken pipe to the broken pipe in an endless loop.
  const log = openSync(logFile, "w", 0o600);
  const child = spawn(program ?? process.execPath, args, {
    cwd,
    env: {
      ...env,
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} --import ${exitWithParent}`.trim(),
    },
    // On Windows npm is a script that needs a shell.
    shell: program === "npm" && process.platform === "win32",
    // A separate process group: Ctrl-C reaches this process alone, which stops its children in order.
    detached: true,
    // The child exits when this channel closes.
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  return child;
}

/** Signals a child and its own children: watchers and npm start more processes. */
export function signalChild(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
