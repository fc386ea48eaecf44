import { currentLocale } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";

/** As much of a shipping option as says what it is called and how long it takes. */
export interface NamedOption {
  name: string;
  type?: { description?: string | null } | null;
}

/** What a shipping option is called. The demonstration's two have a name in each language. */
export function shippingName({ name }: NamedOption): string {
  if (name === "Standard delivery") return m.shipping_time_names_standard();
  if (name === "Express delivery") return m.shipping_time_names_express();
  return name;
}

/**
 * How long a shipping option takes, with the days it comes to where its description tells working
 * days ("… in 3 to 5 working days"); else the merchant's own words.
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

/** The day so many working days later; Saturdays and Sundays are none, holidays are not known. */
export function afterWorkingDays(from: Date, days: number): Date {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() % 6 !== 0) left -= 1;
  }
  return day;
}
