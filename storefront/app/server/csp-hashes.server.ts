import { createHash } from "node:crypto";

type HashedPage = {
  /** The page as it leaves the server: without the seal. */
  html: string;
  /** What a content security policy allows its inline scripts by. */
  scriptHashes: string[];
};

/**
 * Allows the inline scripts that carry our seal, by what they say. A script that came into the page
 * by mistake cannot know the seal, so it gets no hash and does not run. Other than with a nonce, the
 * same page stays the same bytes: it can be kept, compressed once and answered with 304.
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
