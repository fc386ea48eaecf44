import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "../../progress.cjs";

/** All output, with its time in seconds. */
let written: { second: number; text: string }[];
let begun: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, "uptime").mockImplementation(() => Date.now() / 1000);
  written = [];
  begun = Date.now();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function output(terminal?: { columns: number }) {
  const write = (text: string) => written.push({ second: (Date.now() - begun) / 1000, text });
  return { write, isTTY: terminal !== undefined, ...terminal };
}

function longestPause(): number {
  const seconds = written.map(({ second }) => second);
  return Math.max(...seconds.slice(1).map((second, index) => second - (seconds[index] ?? 0)));
}

test("a log lists the running tasks with their durations at least every six seconds", () => {
  const progress = createProgress(output());
  let unpacked = 0;
  const end = progress.begin("packages", () => `${unpacked} of 3`);
  vi.advanceTimersByTime(20_000);
  unpacked = 2;
  vi.advanceTimersByTime(20_000);
  const endOther = progress.begin("database");
  vi.advanceTimersByTime(7_500);
  endOther(false);
  end(true);
  const lines = written.map(({ text }) => text);
  expect(lines[0]).toBe("  …  packages\n");
  expect(lines).toContain("  ⋯  packages 0 of 3 (5 s)\n");
  expect(lines).toContain("  ⋯  packages 2 of 3 (40 s)\n");
  expect(lines).toContain("  ⋯  packages 2 of 3 (45 s), database (5 s)\n");
  expect(lines.slice(-2)).toEqual(["  ✗  database\n", "  ✓  packages (47.5 s)\n"]);
  expect(longestPause()).toBeLessThanOrEqual(6);
});

test("a log does not list the running tasks while other lines are printed", () => {
  const progress = createProgress(output());
  const end = progress.begin("packages");
  for (let second = 0; second < 20; second += 4) {
    vi.advanceTimersByTime(4_000);
    progress.print(`npm says ${second}`);
  }
  end(true);
  expect(written.filter(({ text }) => text.includes("⋯"))).toEqual([]);
});

test("a terminal's last line is updated every second, fits the width, and is cleared for the next line", () => {
  const progress = createProgress(output({ columns: 30 }));
  const end = progress.begin("a name that is longer than the terminal is wide");
  vi.advanceTimersByTime(3_000);
  progress.print("npm says something");
  end(true);
  const [, first, second, third, said] = written.map(({ text }) => text);
  expect([first, second, third].map((text) => text?.startsWith("\r\u001b[2K"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(third?.replace("\r\u001b[2K", "")).toHaveLength(29);
  expect(said).toBe("\r\u001b[2Knpm says something\n");
  expect(longestPause()).toBeLessThanOrEqual(1);
});

test("after the last task nothing is printed and no timer keeps the process alive", () => {
  const progress = createProgress(output());
  progress.begin("database")(true);
  const count = written.length;
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(count);
});
