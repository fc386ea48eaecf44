import type { ChildProcess } from "node:child_process";
import { type ChildDefinition, signalChild, startChild } from "./child.ts";
import { lastLinesOf } from "./log-file.ts";

/** A command failed. The message has the last lines of its output. */
export class CommandError extends Error {}

export interface Command extends ChildDefinition {
  /** The name in messages. */
  name: string;
}

/** The running commands, which stop with the shop. */
const running = new Set<ChildProcess>();

/**
 * Runs a command to its end and writes its output into its log file.
 *
 * @throws CommandError where it fails
 */
export async function run(command: Command): Promise<void> {
  const child = startChild(command);
  running.add(child);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  }).finally(() => running.delete(child));
  if (code !== 0) {
    throw new CommandError(`The ${command.name} failed.\n${await lastLinesOf(command.logFile)}`);
  }
}

/** Stops all running commands. */
export function stopRunningCommands(): void {
  for (const child of running) signalChild(child, "SIGTERM");
}
