import { currentLocale } from "~/language/language.ts";
import { textsIn } from "~/language/texts.ts";

const texts = textsIn({
  en: {
    days: (least: number, most: number) => `Delivered in ${least} to ${most} working days`,
    expected: (days: string) => `expected ${days}`,
    names: { standard: "Standard delivery", express: "Express delivery" },
  },
  fr: {
    days: (least: number, most: number) => `Livré en ${least} à ${most} jours ouvrés`,
    expected: (days: string) => `prévu ${days}`,
    names: { standard: "Livraison standard", express: "Livraison express" },
  },
});

/** As much of a shipping option as says what it is called and how long it takes. */
export interface NamedOption {
  name: string;
  type?: { description?: string | null } | null;
}

/** What a shipping option is called. The demonstration's two have a name in each language. */
export function shippingName({ name }: NamedOption): string {
  if (name === "Standard delivery") return texts().names.standard;
  if (name === "Express delivery") return texts().names.express;
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
  return `${texts().days(Number(least), Number(most))}, ${texts().expected(days)}`;
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
