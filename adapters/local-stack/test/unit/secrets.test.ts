import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const project = join(import.meta.dirname, "../../../..");

/** Patterns of scanners for leaked secrets (gitleaks, GitHub). */
const patterns: Record<string, RegExp> = {
  "a Stripe key": /(?:sk|pk|rk)_(?:test|live|prod)_[0-9a-zA-Z]{10,99}/,
  "a Stripe webhook secret": /whsec_[A-Za-z0-9]{16,}/,
  "an AWS key": /(?:AKIA|ASIA)[0-9A-Z]{16}/,
  "a Google API key": /AIza[0-9A-Za-z_-]{35}/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a GitHub token": /gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{22,}/,
  "a SendGrid key": /SG\.[\w-]{22}\.[\w-]{43}/,
  "an npm token": /npm_[0-9A-Za-z]{36}/,
  "a signed token": /ey[A-Za-z0-9]{17,}\.ey[\w-]{17,}\.[\w-]{10,}/,
};

function secretsIn(text: string): string[] {
  return Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}

/** All files below a folder, except those in `.gitignore`. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === ".git" || isIgnored(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

const ignored = readFileSync(join(project, ".gitignore"), "utf8").split("\n").filter(Boolean);

function isIgnored(name: string): boolean {
  return ignored.some((one) =>
    one.startsWith("*") ? name.endsWith(one.slice(1)) : name === one.replace(/\/$/, ""),
  );
}

it("no file contains a string that looks like a real secret", () => {
  const files = filesBelow(project);
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    readFileSync(file, "latin1")
      .split("\n")
      .flatMap((line, at) =>
        secretsIn(line).map((what) => `${relative(project, file)}:${at + 1} contains ${what}`),
      ),
  );
  expect(found).toEqual([]);
});

it.each([
  ["a Stripe key", `sk_live_${"4".repeat(24)}`],
  ["a Stripe webhook secret", `whsec_${"a".repeat(32)}`],
  ["an AWS key", `AKIA${"A".repeat(16)}`],
  ["a Google API key", `AIza${"a".repeat(35)}`],
  ["a private key", ["-----BEGIN", "RSA PRIVATE", "KEY-----"].join(" ")],
  ["a GitHub token", `ghp_${"a".repeat(36)}`],
  ["a SendGrid key", `SG.${"a".repeat(22)}.${"b".repeat(43)}`],
  ["an npm token", `npm_${"a".repeat(36)}`],
  ["a signed token", `eyJ${"a".repeat(20)}.eyJ${"b".repeat(20)}.${"c".repeat(20)}`],
])("finds %s", (what, secret) => expect(secretsIn(`key: "${secret}"`)).toEqual([what]));
