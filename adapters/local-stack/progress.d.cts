/** The target of the lines: a terminal, a pipe or a file. */
interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

interface Intervals {
  /** Interval at which a terminal's last line is updated, in milliseconds. */
  refreshIntervalMs: number;
  /** After this time without a new line a log gets the list of running tasks, in milliseconds. */
  logIntervalMs: number;
}

/** Prints the progress of tasks. */
export interface Progress {
  /** Prints a line. */
  print(line: string): void;
  /**
   * Prints that a task starts. Gives the function that prints how it ended.
   *
   * @param detail gives the state of the task, for each line that lists the running tasks
   */
  begin(name: string, detail?: () => string): (succeeded: boolean) => void;
}

/** Creates a reporter of tasks, which may overlap. */
export function createProgress(output: Output, intervals?: Intervals): Progress;
