import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** A command that failed, with the end of what it printed. */
export class CommandError extends Error {}

export interface Command {
  /** What people call it. */
  name: string;
  /** `node` when nothing is said. */
  program?: "npm";
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  logFile: string;
}

/** Commands that run now, so that all can be ended with the shop. */
const running = new Set<ReturnType<typeof spawn>>();

/**
 * Runs a command to its end and keeps what it prints in its log file.
 *
 * @throws CommandError when it fails
 */
export async function run({ name, program, args, cwd, env, logFile }: Command): Promise<void> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const lastLines: string[] = [];
  const child = spawn(program ?? process.execPath, args, {
    // On Windows npm is a script, which only a shell can start.
    shell: program === "npm" && process.platform === "win32",
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      log.write(chunk);
      lastLines.push(...chunk.toString().split("\n").filter(Boolean));
      lastLines.splice(0, Math.max(0, lastLines.length - 20));
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(() => running.delete(child));
  log.end();
  if (code !== 0) {
    const end = lastLines.map((line) => `    ${line}`).join("\n");
    throw new CommandError(`The ${name} failed.\n${end}\n  All of it: ${logFile}`);
  }
}

/** Ends every command that still runs. */
export function endRunningCommands(): void {
  for (const child of running) child.kill("SIGTERM");
}
