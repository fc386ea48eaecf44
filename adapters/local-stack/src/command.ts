import type { ChildProcess } from "node:child_process";
import { type ChildDefinition, signalChild, startChild } from "./child.ts";
import { endOf } from "./log-file.ts";

/** A command that failed, with the end of what it printed. */
export class CommandError extends Error {}

export interface Command extends ChildDefinition {
  /** What people call it. */
  name: string;
}

/** Commands that run now, so that all can be ended with the shop. */
const running = new Set<ChildProcess>();

/**
 * Runs a command to its end and keeps what it prints in its log file.
 *
 * @throws CommandError when it fails
 */
export async function run(command: Command): Promise<void> {
  const child = startChild(command);
  running.add(child);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  }).finally(() => running.delete(child));
  if (code !== 0) {
    throw new CommandError(`The ${command.name} failed.\n${await endOf(command.logFile)}`);
  }
}

/** Ends every command that still runs. */
export function endRunningCommands(): void {
  for (const child of running) signalChild(child, "SIGTERM");
}
