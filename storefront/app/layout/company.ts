/** The company's contact data. The shop is a demonstration, and so are these. */
export const company = {
  name: "Chemical Ink Company",
  email: "hello@chemical-ink.example",
  orders: "orders@chemical-ink.example",
  phone: "+353 20 910 0123",
  phoneHref: "tel:+353209100123",
  street: "4 Press Lane",
  city: "Dublin 8",
  /** ISO 3166-1. */
  countryCode: "IE",
  /** From the first to the last weekday, Monday is 1; without times if closed. */
  hours: [
    { days: [1, 4], opens: "08:30", closes: "17:30" },
    { days: [5, 5], opens: "08:30", closes: "16:00" },
    { days: [6, 7] },
  ],
} satisfies Company;

interface Company extends Record<string, unknown> {
  hours: OpeningHours[];
}

export interface OpeningHours {
  days: [from: number, to: number];
  opens?: string;
  closes?: string;
}
