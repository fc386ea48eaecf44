import { readFile } from "node:fs/promises";

/** The number of log lines in an error message; they fit on one screen. */
const linesShown = 15;

/** The last lines of a log, indented, and the path of the log. */
export async function lastLinesOf(logFile: string): Promise<string> {
  const text = await readFile(logFile, "utf8").catch(() => "");
  const lines = text.trimEnd().split("\n").slice(-linesShown);
  const indented = lines.map((line) => `    ${line}`).join("\n");
  return `${indented}\n  The whole log: ${logFile}`;
}
