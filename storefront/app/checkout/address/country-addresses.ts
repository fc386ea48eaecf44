/** The form of a country's addresses. */
export interface AddressForm {
  /** A pattern of its postal codes without spaces around; undefined if unknown. */
  postalCode?: RegExp;
  postalCodeExample?: string;
  isNumeric: boolean;
  /** The country's own name for postal codes. */
  postalCodeName?: "eircode";
  /** The part between city and country, and what it is called. */
  province?: { name: "province" | "county"; isRequired: boolean };
}

/* Postal codes and provinces of the European Union's countries, from Google's libaddressinput.
   Common additions such as "F-75001" or "75 001" are accepted. */
const forms: Record<string, [code: RegExp, example: string, more?: Partial<AddressForm>]> = {
  at: [/^\d{4}$/, "1010"],
  be: [/^\d{4}$/, "2000"],
  bg: [/^\d{4}$/, "1000"],
  cy: [/^\d{4}$/, "2008"],
  cz: [/^\d{5}$/, "110 00"],
  de: [/^\d{5}$/, "10115"],
  dk: [/^\d{4}$/, "8660"],
  ee: [/^\d{5}$/, "10111"],
  es: [/^\d{5}$/, "28039", { province: { name: "province", isRequired: true } }],
  fi: [/^\d{5}$/, "00550"],
  fr: [/^\d{5}$/, "75001"],
  gr: [/^\d{5}$/, "151 24"],
  hr: [/^\d{5}$/, "10000"],
  hu: [/^\d{4}$/, "1037"],
  ie: [
    /^[A-Z]\d[\dW][A-Z\d]{4}$/,
    "D02 AF30",
    {
      isNumeric: false,
      postalCodeName: "eircode",
      province: { name: "county", isRequired: false },
    },
  ],
  it: [/^\d{5}$/, "00144", { province: { name: "province", isRequired: true } }],
  lt: [/^\d{5}$/, "04340"],
  lu: [/^\d{4}$/, "4750"],
  lv: [/^\d{4}$/, "LV-1073", { isNumeric: false }],
  mt: [/^[A-Z]{3}\d{2,4}$/, "NXR 1701", { isNumeric: false }],
  nl: [/^[1-9]\d{3}[A-Z]{2}$/, "1012 AB", { isNumeric: false }],
  pl: [/^\d{5}$/, "00-950", { isNumeric: false }],
  pt: [/^\d{7}$/, "2725-079", { isNumeric: false }],
  ro: [/^\d{6}$/, "060274", { province: { name: "county", isRequired: false } }],
  se: [/^\d{5}$/, "114 55"],
  si: [/^\d{4}$/, "4000"],
  sk: [/^\d{5}$/, "010 01"],
};

/** The form of a country's addresses, by its ISO 3166-1 code in lower case. */
export function addressForm(country: string): AddressForm {
  const [postalCode, postalCodeExample, more] = forms[country] ?? [];
  if (!postalCode || !postalCodeExample) return { isNumeric: false };
  return { postalCode, postalCodeExample, isNumeric: true, ...more };
}

/** Whether a postal code is valid in a country; any is valid in an unknown country. */
export function isPostalCode(country: string, typed: string): boolean {
  const { postalCode } = addressForm(country);
  const bare = typed
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-/, "")
    .replace(/[\s-]/g, "");
  return postalCode?.test(bare) ?? true;
}
