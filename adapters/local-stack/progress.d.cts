/** Where the lines go: a terminal, or a pipe or file. */
interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

interface Intervals {
  /** How often a terminal's last line is written again, in milliseconds. */
  lookEveryMs: number;
  /** After how long without a line a log is told what still runs, in milliseconds. */
  sayEveryMs: number;
}

/** Tells people what happens while something takes its time. */
export interface Progress {
  /** Writes a line. */
  say(line: string): void;
  /**
   * Says that a task begins; gives the function that says how it ended.
   *
   * @param detail tells how far it is, each time that it is said to run still
   */
  begin(name: string, detail?: () => string): (succeeded: boolean) => void;
}

/** Makes the reporter of several tasks, which may overlap. */
export function createProgress(output: Output, intervals?: Intervals): Progress;
