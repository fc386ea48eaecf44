import { formatDay } from "~/language/formats.ts";

/** The date of an article in words: "14 September 2026". */
export function dayInWords(isoDate: string): string {
  return formatDay(new Date(`${isoDate}T12:00:00Z`));
}
