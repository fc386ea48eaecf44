import type { IndexLag } from "../../catalogue-health/index-lag";
import { t, timeText } from "../i18n/translate";

/** A verdict on the index: a badge, a sentence, and its colour. */
export interface Verdict {
  color: "green" | "orange" | "red";
  word: string;
  sentence: string;
}

/** Changes reach the index within two seconds. One that waits so long is lost, milliseconds. */
const longestWait = 60_000;

export function verdictOn(index: IndexLag): Verdict {
  const wrong = index.missing + index.outdated + index.left_over;
  const waiting = index.oldest_change_waiting_ms;
  if (wrong === 0 && waiting <= longestWait) {
    return {
      color: "green",
      word: t("health.well"),
      sentence: t("health.wellMeans"),
    };
  }
  if (waiting <= longestWait) {
    return {
      color: "orange",
      word: t("health.behindALittle"),
      sentence: t("health.behindALittleMeans", { count: wrong }),
    };
  }
  return {
    color: "red",
    word: t("health.behind"),
    sentence: t("health.behindMeans", { time: duration(waiting) }),
  };
}

/** A length of time in words. `ms` is in milliseconds. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 1) return t("health.instant");
  if (seconds < 120) return timeText(seconds, "second");
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? timeText(minutes, "minute") : timeText(Math.round(minutes / 60), "hour");
}
