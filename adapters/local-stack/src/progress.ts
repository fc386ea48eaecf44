import { createProgress } from "../progress.cjs";

/** Prints the progress of tasks with their durations. */
export interface Progress {
  /** Runs a task and prints its progress. Gives the task's result. */
  task<T>(name: string, run: () => Promise<T>): Promise<T>;
}

const terminal = createProgress(process.stdout);

/** Prints to the terminal. Tasks may overlap, and the running tasks are listed regularly. */
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
