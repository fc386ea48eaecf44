import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Load } from "./load-process.ts";
import { atLeast, atMost, milliseconds, type Row } from "./table.ts";

const secondsEach = 4;

/** How fast the server sends a page: pages per second, and time to the first byte. */
export function servingRows(name: string, url: string): Row[] {
  const many = load(url, 8);
  const alone = load(url, 1);
  const uncached = load(url, 8, "new");
  const failed = many.failed + alone.failed + uncached.failed;
  return [
    atLeast(`${name}: pages/s at 8 connections`, many.pagesPerSecond, 200, rounded),
    atMost(`${name}: first byte, p50 at one connection`, alone.firstByteP50, 20, milliseconds),
    {
      what: `${name}: pages/s, addresses never asked for`,
      measured: rounded(uncached.pagesPerSecond),
    },
    ...(failed > 0 ? [atMost(`${name}: answers that were no page`, failed, 0)] : []),
  ];
}

const rounded = (value: number) => value.toFixed(0);

function load(url: string, connections: number, kind = ""): Load {
  const program = join(import.meta.dirname, "load-process.ts");
  const args = [program, url, String(connections), String(secondsEach), kind];
  const printed = execFileSync(process.execPath, ["--import", "tsx", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(printed) as Load;
}
