import { m } from "~/paraglide/messages.js";

/** Why the shop asks for patience, by the status of its answer. */
export type Delay = "busy" | "too-many" | "unavailable";

/** What an answer of the shop means that only asks to come back later; null for every other. */
export function delayOf(status: number): Delay | null {
  if (status === 409) return "busy";
  if (status === 429) return "too-many";
  return status >= 502 && status <= 504 ? "unavailable" : null;
}

/** A sentence that says what is so and when to try again; `seconds` is what Retry-After said. */
export function delaySentence(delay: Delay, seconds: number | undefined): string {
  const when = seconds === undefined ? undefined : inWords(seconds);
  if (delay === "too-many") return m.try_again_too_many({ when: when ?? m.try_again_later() });
  return delay === "busy"
    ? m.try_again_busy({ when: when ?? m.try_again_soon() })
    : m.try_again_unavailable({ when: when ?? m.try_again_soon() });
}

/**
 * Seconds that a Retry-After header asks to wait, given as a number or as a date; nothing where it
 * says neither.
 */
export function secondsOf(retryAfter: unknown): number | undefined {
  if (typeof retryAfter !== "string" || retryAfter.trim() === "") return undefined;
  const seconds = Number(retryAfter);
  const left = Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1000 : seconds;
  return Number.isFinite(left) ? Math.max(1, Math.ceil(left)) : undefined;
}

function inWords(seconds: number): string {
  return seconds < 60
    ? m.try_again_seconds({ count: seconds })
    : m.try_again_minutes({ count: Math.ceil(seconds / 60) });
}
