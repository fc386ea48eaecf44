import { m } from "~/paraglide/messages.js";

/** Why the shop asks for another try later, by the status of its answer. */
export type Delay = "busy" | "too-many" | "unavailable";

/** The delay that a status stands for; null for any other status. */
export function delayOf(status: number): Delay | null {
  if (status === 409) return "busy";
  if (status === 429) return "too-many";
  return status >= 502 && status <= 504 ? "unavailable" : null;
}

/** A sentence about the delay and when to try again; `seconds` comes from Retry-After. */
export function delaySentence(delay: Delay, seconds: number | undefined): string {
  const when = seconds === undefined ? undefined : inWords(seconds);
  if (delay === "too-many") return m.try_again_too_many({ when: when ?? m.try_again_later() });
  return delay === "busy"
    ? m.try_again_busy({ when: when ?? m.try_again_soon() })
    : m.try_again_unavailable({ when: when ?? m.try_again_soon() });
}

/** The seconds of a Retry-After header, which is a number or a date; undefined if it is neither. */
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
