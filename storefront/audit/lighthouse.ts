import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atLeast, atMost, milliseconds, type Row, seconds } from "./table.ts";

/** The version for which the bars were set; others score differently. */
const lighthouse = "lighthouse@12.8.2";
const runs = 3;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const categories = [
  { id: "performance", least: 95 },
  { id: "accessibility", least: 100 },
  { id: "best-practices", least: 100 },
  { id: "seo", least: 100 },
];

const timings = [
  { id: "largest-contentful-paint", name: "LCP", most: 2_000, write: seconds },
  { id: "total-blocking-time", name: "TBT", most: 100, write: milliseconds },
  { id: "cumulative-layout-shift", name: "CLS", most: 0.02, write: undefined },
];

/**
 * Audits a page three times with Lighthouse's mobile preset and gives the median of each figure.
 * @throws if Lighthouse cannot run
 */
export function lighthouseRows(name: string, url: string, chromium: string): Row[] {
  const reports = Array.from({ length: runs }, () => audit(url, chromium));
  return [
    ...categories.map(({ id, least }) =>
      atLeast(
        `${name}: ${id}`,
        median(reports.map((report) => (report.categories[id]?.score ?? 0) * 100)),
        least,
        (score) => score.toFixed(0),
      ),
    ),
    ...timings.map(({ id, name: timing, most, write }) =>
      atMost(
        `${name}: ${timing}`,
        median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY)),
        most,
        write,
      ),
    ),
  ];
}

function audit(url: string, chromium: string): Report {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const file = join(folder, "report.json");
  const flags = ["--headless=new", "--disable-gpu", "--disable-quic"];
  if (process.getuid?.() === 0) flags.push("--no-sandbox");
  const args = [url, "--quiet", "--output=json", `--output-path=${file}`];
  try {
    const { status, stderr } = spawnSync(
      "npm",
      [
        ...["exec", "--yes", `--package=${lighthouse}`, "--", "lighthouse"],
        ...args,
        `--chrome-flags=${flags.join(" ")}`,
      ],
      {
        encoding: "utf8",
        env: { ...process.env, CHROME_PATH: chromium },
        shell: process.platform === "win32",
      },
    );
    if (status !== 0) throw new Error(`Lighthouse could not audit ${url}:\n${stderr}`);
    return JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
