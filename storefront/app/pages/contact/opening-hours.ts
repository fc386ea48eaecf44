import { currentLocale } from "~/language/language.ts";
import type { OpeningHours } from "~/layout/company.ts";
import { m } from "~/paraglide/messages.js";

/** The name of a weekday; Monday is 1. */
function dayName(day: number): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(currentLocale(), { weekday: "long", timeZone: "UTC" }).format(
    date,
  );
}

/** "Monday to Thursday", "Friday", "Saturday and Sunday". */
export function daysInWords({ days: [from, to] }: OpeningHours): string {
  if (from === to) return capitalised(dayName(from));
  const [first, last] = [dayName(from), dayName(to)];
  return capitalised(
    to - from === 1
      ? m.contact_days_both({ one: first, other: last })
      : m.contact_days_from_to({ from: first, to: last }),
  );
}

/** "8:30 to 17:30", or that it is closed. */
export function timesInWords({ opens, closes }: OpeningHours): string {
  if (!opens || !closes) return m.contact_closed();
  return m.contact_times({ opens: opens.replace(/^0/, ""), closes: closes.replace(/^0/, "") });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
