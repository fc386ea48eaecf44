import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

const leaveWithParent = new URL("./leave-with-parent.mjs", import.meta.url).href;

export interface ChildDefinition {
  /** `node` when nothing is said. */
  program?: "npm" | "unshare";
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Gets everything the process prints. */
  logFile: string;
}

/** Starts a process that leaves when this one does, however this one ends. */
export function startChild({ program, args, cwd, env, logFile }: ChildDefinition): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  // The file itself and not a pipe to us: a pipe breaks when we are killed, and Medusa's logger
  // then reports the broken pipe to the broken pipe, for ever.
  const log = openSync(logFile, "w", 0o600);
  const child = spawn(program ?? process.execPath, args, {
    cwd,
    env: {
      ...env,
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} --import ${leaveWithParent}`.trim(),
    },
    // On Windows npm is a script, which only a shell can start.
    shell: program === "npm" && process.platform === "win32",
    // A group of its own: Ctrl-C in the terminal reaches us alone, and we stop things in order.
    detached: true,
    // The channel is how the child notices that we are gone.
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  return child;
}

/** Signals a child and whatever it has started: watchers and npm start processes of their own. */
export function signalChild(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
