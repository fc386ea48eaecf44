import { currentLocale } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";

/** The fields of a shipping option with its name and its duration. */
export interface NamedOption {
  name: string;
  type?: { description?: string | null } | null;
}

/** The name of a shipping option. The two of the demo shop are translated. */
export function shippingName({ name }: NamedOption): string {
  if (name === "Standard delivery") return m.shipping_time_names_standard();
  if (name === "Express delivery") return m.shipping_time_names_express();
  return name;
}

/**
 * The duration of a shipping option, with dates if its description has working days ("… in 3 to 5
 * working days"); else the merchant's description.
 *
 * @param from the day of the order
 */
export function shippingTime({ type }: NamedOption, from = new Date()): string {
  const description = type?.description ?? "";
  const [, least, most] = /(\d+) to (\d+) working days/i.exec(description) ?? [];
  if (!least || !most) return description;
  const first = afterWorkingDays(from, Number(least));
  const last = afterWorkingDays(from, Number(most));
  const days = new Intl.DateTimeFormat(currentLocale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
  }).formatRange(first, last);
  return `${m.shipping_time_days({ least: Number(least), most: Number(most) })}, ${m.shipping_time_expected({ days })}`;
}

/** The day after a number of working days, without Saturdays and Sundays; holidays are unknown. */
export function afterWorkingDays(from: Date, days: number): Date {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() % 6 !== 0) left -= 1;
  }
  return day;
}
