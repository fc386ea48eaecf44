import { expect, test } from "vitest";
import { inLanguage } from "~/language/language.server.ts";
import { company } from "~/layout/company.ts";
import { daysInWords, timesInWords } from "~/pages/contact/opening-hours.ts";

test("opening hours are said in the language of the page", () => {
  const said = () => company.hours.map((hours) => `${daysInWords(hours)}: ${timesInWords(hours)}`);
  expect(inLanguage("en", said)).toEqual([
    "Monday to Thursday: 8:30 to 17:30",
    "Friday: 8:30 to 16:00",
    "Saturday and Sunday: closed",
  ]);
  expect(inLanguage("fr", said)).toEqual([
    "Du lundi au jeudi: de 8:30 à 17:30",
    "Vendredi: de 8:30 à 16:00",
    "Samedi et dimanche: fermé",
  ]);
  expect(inLanguage("de", said)).toEqual([
    "Montag bis Donnerstag: 8:30 bis 17:30 Uhr",
    "Freitag: 8:30 bis 16:00 Uhr",
    "Samstag und Sonntag: geschlossen",
  ]);
});
