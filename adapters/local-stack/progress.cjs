// @ts-check
/*
 * Progress messages for a terminal or a log: a line when a task starts and when it ends, and the
 * running tasks in between. It uses only Node's own modules, because the installation uses it before
 * any package is installed.
 */
"use strict";

/** Interval at which a terminal's last line is updated, in milliseconds. */
const refreshIntervalMs = 1000;
/** After this time without a new line a log gets the list of running tasks, in milliseconds. */
const logIntervalMs = 5000;

/** Moves to the start of a terminal's line and clears the line. */
const clearLine = "\r\u001b[2K";

/** @param {number} startedMs @returns {string} the elapsed time, in seconds */
function secondsSince(startedMs, digits = 0) {
  return `${((process.uptime() * 1000 - startedMs) / 1000).toFixed(digits)} s`;
}

/** @type {typeof import("./progress.cjs").createProgress} */
exports.createProgress = function createProgress(
  output,
  intervals = { refreshIntervalMs, logIntervalMs },
) {
  /** @type {Set<{ name: string, startedMs: number, detail?: () => string }>} */
  const running = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let lastLineMs = 0;
  let hasLastLine = false;

  /** @param {string} line */
  function print(line) {
    output.write(`${hasLastLine ? clearLine : ""}${line}\n`);
    hasLastLine = false;
    lastLineMs = process.uptime() * 1000;
  }

  function printRunningTasks() {
    const tasks = Array.from(running, ({ name, startedMs, detail }) =>
      [name, detail?.(), `(${secondsSince(startedMs)})`].filter(Boolean).join(" "),
    );
    const line = `  ⋯  ${tasks.join(", ")}`;
    if (output.isTTY) {
      // A line that wraps could not be cleared.
      output.write(clearLine + line.slice(0, (output.columns || 80) - 1));
      hasLastLine = true;
    } else if (process.uptime() * 1000 - lastLineMs >= intervals.logIntervalMs) {
      print(line);
    }
  }

  return {
    print,
    begin(name, detail) {
      const task = { name, startedMs: process.uptime() * 1000, detail };
      print(`  …  ${name}`);
      running.add(task);
      if (!timer) timer = setInterval(printRunningTasks, intervals.refreshIntervalMs);
      return (succeeded) => {
        running.delete(task);
        if (running.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        print(succeeded ? `  ✓  ${name} (${secondsSince(task.startedMs, 1)})` : `  ✗  ${name}`);
      };
    },
  };
};
