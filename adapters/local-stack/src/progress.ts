/** Tells a person at a terminal what happens, one line a task, with the time it took. */
export interface Progress {
  /** Runs a task and reports it; gives what the task gives. */
  task<T>(name: string, run: () => Promise<T>): Promise<T>;
}

/** Reports to the terminal; tasks may overlap. */
export const terminalProgress: Progress = {
  async task(name, run) {
    const begun = performance.now();
    console.log(`  …  ${name}`);
    try {
      const result = await run();
      console.log(`  ✓  ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
      return result;
    } catch (error) {
      console.log(`  ✗  ${name}`);
      throw error;
    }
  },
};
