import { readFile } from "node:fs/promises";

/** Lines of a log that fit on a screen beside the sentence they explain. */
const linesShown = 15;

/** The last lines of a log, indented, and where the rest is. */
export async function endOf(logFile: string): Promise<string> {
  const text = await readFile(logFile, "utf8").catch(() => "");
  const lines = text.trimEnd().split("\n").slice(-linesShown);
  const indented = lines.map((line) => `    ${line}`).join("\n");
  return `${indented}\n  All of it: ${logFile}`;
}
