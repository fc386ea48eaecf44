import { createProgress } from "../progress.cjs";

/** Tells a person at a terminal what happens, one line a task, with the time it took. */
export interface Progress {
  /** Runs a task and reports it; gives what the task gives. */
  task<T>(name: string, run: () => Promise<T>): Promise<T>;
}

const terminal = createProgress(process.stdout);

/** Reports to the terminal; tasks may overlap, and what still runs is said again and again. */
export const terminalProgress: Progress = {
  async task(name, run) {
    const end = terminal.begin(name);
    try {
      const result = await run();
      end(true);
      return result;
    } catch (error) {
      end(false);
      throw error;
    }
  },
};
