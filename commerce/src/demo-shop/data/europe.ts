/** A country the demonstration shop delivers to. */
export interface Country {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** Standard rate of value added tax, per cent. */
  vat: number;
}

/** The European Union. Rates change: these are for demonstration. */
export const europe: Country[] = [
  { code: "at", vat: 20 },
  { code: "be", vat: 21 },
  { code: "bg", vat: 20 },
  { code: "cy", vat: 19 },
  { code: "cz", vat: 21 },
  { code: "de", vat: 19 },
  { code: "dk", vat: 25 },
  { code: "ee", vat: 24 },
  { code: "es", vat: 21 },
  { code: "fi", vat: 25.5 },
  { code: "fr", vat: 20 },
  { code: "gr", vat: 24 },
  { code: "hr", vat: 25 },
  { code: "hu", vat: 27 },
  { code: "ie", vat: 23 },
  { code: "it", vat: 22 },
  { code: "lt", vat: 21 },
  { code: "lu", vat: 17 },
  { code: "lv", vat: 21 },
  { code: "mt", vat: 18 },
  { code: "nl", vat: 21 },
  { code: "pl", vat: 23 },
  { code: "pt", vat: 23 },
  { code: "ro", vat: 21 },
  { code: "se", vat: 25 },
  { code: "si", vat: 22 },
  { code: "sk", vat: 23 },
];
