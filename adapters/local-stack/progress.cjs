// @ts-check
/*
 * What a person at a terminal, or a log, is told while something takes its time: a line when it begins
 * and when it ends, and what still runs whenever nothing else was said. Plain Node: the installation
 * uses it before anything is installed.
 */
"use strict";

/** How often a terminal's last line is written again, in milliseconds. */
const lookEveryMs = 1000;
/** After how long without a line a log is told what still runs, in milliseconds. */
const sayEveryMs = 5000;

/** Goes back to the beginning of a terminal's line and empties it. */
const emptyLine = "\r\u001b[2K";

/** @param {number} begunMs @returns {string} the time since, in seconds */
function secondsSince(begunMs, digits = 0) {
  return `${((process.uptime() * 1000 - begunMs) / 1000).toFixed(digits)} s`;
}

/** @type {typeof import("./progress.cjs").createProgress} */
exports.createProgress = function createProgress(output, intervals = { lookEveryMs, sayEveryMs }) {
  /** @type {Set<{ name: string, begunMs: number, detail?: () => string }>} */
  const running = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let lastLineMs = 0;
  let hasLastLine = false;

  /** @param {string} line */
  function say(line) {
    output.write(`${hasLastLine ? emptyLine : ""}${line}\n`);
    hasLastLine = false;
    lastLineMs = process.uptime() * 1000;
  }

  function sayWhatRuns() {
    const tasks = Array.from(running, ({ name, begunMs, detail }) =>
      [name, detail?.(), `(${secondsSince(begunMs)})`].filter(Boolean).join(" "),
    );
    const line = `  ⋯  ${tasks.join(", ")}`;
    if (output.isTTY) {
      // A line that is broken in two could not be emptied.
      output.write(emptyLine + line.slice(0, (output.columns || 80) - 1));
      hasLastLine = true;
    } else if (process.uptime() * 1000 - lastLineMs >= intervals.sayEveryMs) {
      say(line);
    }
  }

  return {
    say,
    begin(name, detail) {
      const task = { name, begunMs: process.uptime() * 1000, detail };
      say(`  …  ${name}`);
      running.add(task);
      if (!timer) timer = setInterval(sayWhatRuns, intervals.lookEveryMs);
      return (succeeded) => {
        running.delete(task);
        if (running.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        say(succeeded ? `  ✓  ${name} (${secondsSince(task.begunMs, 1)})` : `  ✗  ${name}`);
      };
    },
  };
};
