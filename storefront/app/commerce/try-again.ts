import { plural, textsIn } from "~/language/texts.ts";

const texts = textsIn({
  en: {
    busy: (when: string) => `This is being changed right now. Please try again ${when}.`,
    tooMany: (when: string) => `There were too many attempts. Please try again ${when}.`,
    unavailable: (when: string) => `The shop is not answering right now. Please try again ${when}.`,
    soon: "in a moment",
    later: "later",
    seconds: (count: number) => plural(count, { one: "in 1 second", other: `in ${count} seconds` }),
    minutes: (count: number) => plural(count, { one: "in 1 minute", other: `in ${count} minutes` }),
  },
  fr: {
    busy: (when) => `Une modification est déjà en cours. Veuillez réessayer ${when}.`,
    tooMany: (when) => `Il y a eu trop de tentatives. Veuillez réessayer ${when}.`,
    unavailable: (when) => `La boutique ne répond pas pour le moment. Veuillez réessayer ${when}.`,
    soon: "dans un instant",
    later: "plus tard",
    seconds: (count) => plural(count, { one: "dans 1 seconde", other: `dans ${count} secondes` }),
    minutes: (count) => plural(count, { one: "dans 1 minute", other: `dans ${count} minutes` }),
  },
});

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
  const { busy, tooMany, unavailable, soon, later } = texts();
  const when = seconds === undefined ? undefined : inWords(seconds);
  if (delay === "too-many") return tooMany(when ?? later);
  return delay === "busy" ? busy(when ?? soon) : unavailable(when ?? soon);
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
  return seconds < 60 ? texts().seconds(seconds) : texts().minutes(Math.ceil(seconds / 60));
}
