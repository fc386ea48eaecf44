import { currentLocale } from "~/language/language.ts";

/* The ISO 3166-1 codes of countries. The browser has their names in the page's language. */
const codes =
  `ad ae af ag al am ao ar at au az ba bb bd be bf bg bh bi bj bn bo br bs bt bw by bz ca cd cf cg
  ch ci cl cm cn co cr cu cv cy cz de dj dk dm do dz ec ee eg er es et fi fj fm fr ga gb gd ge gh
  gm gn gq gr gt gw gy hk hn hr ht hu id ie il in iq ir is it jm jo jp ke kg kh ki km kn kp kr kw kz
  la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mr mt mu mv mw mx my mz na ne
  ng ni nl no np nr nz om pa pe pg ph pk pl pr ps pt pw py qa ro rs ru rw sa sb sc sd se sg si sk sl
  sm sn so sr ss st sv sy sz td tg th tj tl tm tn to tr tt tv tw tz ua ug us uy uz va vc ve vn vu
  ws xk ye za zm zw`.split(/\s+/);

const namesByLocale = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames([locale], { type: "region" });
  namesByLocale.set(locale, names);
  return names;
}

/** Other names in use. */
const otherNames: Record<string, string> = {
  uk: "gb",
  "great britain": "gb",
  england: "gb",
  scotland: "gb",
  usa: "us",
  "united states of america": "us",
  holland: "nl",
  "the netherlands": "nl",
  czechia: "cz",
  "czech republic": "cz",
  turkey: "tr",
  türkiye: "tr",
};

/** A country's name in the page's language; the code itself if unknown. */
export function countryName(code: string): string {
  return namesIn(currentLocale()).of(code.toUpperCase()) ?? code;
}

/** Every country with its name, in alphabetical order. */
export function countries(): { code: string; name: string }[] {
  return codes
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, currentLocale()));
}

/** The code of a typed country, in lower case; null if unknown. */
export function countryCode(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const alias = otherNames[text];
  if (alias) return alias;
  const isNamed = (code: string) =>
    [currentLocale(), "en"].some((locale) => {
      return namesIn(locale).of(code.toUpperCase())?.toLowerCase() === text;
    });
  return codes.find((code) => code === text || isNamed(code)) ?? null;
}
