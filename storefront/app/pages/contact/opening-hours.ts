import { currentLocale } from "~/language/language.ts";
import type { OpeningHours } from "~/layout/company.ts";
import { contactTexts } from "./contact-texts.ts";

/** A day of the week for people; Monday is 1. */
function dayName(day: number): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(currentLocale(), { weekday: "long", timeZone: "UTC" }).format(
    date,
  );
}

/** "Monday to Thursday", "Friday", "Saturday and Sunday". */
export function daysInWords({ days: [from, to] }: OpeningHours): string {
  const words = contactTexts();
  if (from === to) return capitalised(dayName(from));
  const [first, last] = [dayName(from), dayName(to)];
  return capitalised(
    to - from === 1 ? words.daysBoth(first, last) : words.daysFromTo(first, last),
  );
}

/** "8:30 to 17:30", or that it is closed. */
export function timesInWords({ opens, closes }: OpeningHours): string {
  if (!opens || !closes) return contactTexts().closed;
  return contactTexts().times(opens.replace(/^0/, ""), closes.replace(/^0/, ""));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
