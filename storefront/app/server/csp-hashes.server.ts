import { createHash } from "node:crypto";

type HashedPage = {
  html: string;
  /** The hashes of its inline scripts for the content security policy. */
  scriptHashes: string[];
};

/**
 * Hashes the inline scripts that carry the server's marker. An injected script cannot know the
 * marker, so it gets no hash and does not run. Unlike with a nonce, the bytes of a page stay the
 * same: it can be cached, compressed once and answered with 304.
 */
export function withCspHashes(html: string, marker: string): HashedPage {
  const mark = ` nonce="${marker}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(inlineScript)) {
    if (attributes.includes(mark) && script) hashes.add(hashOf(script));
  }
  return { html: html.replaceAll(mark, ""), scriptHashes: [...hashes] };
}

const inlineScript = /<script([^<>]*)>([\s\S]*?)<\/script>/g;

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
