import { readTable } from "./read-table";

/** Somebody who bought at the demonstration shop in its made-up past. */
export interface PastBuyer {
  firstName: string;
  lastName: string;
  /** At example.com, which belongs to nobody. */
  email: string;
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  countryCode: string;
}

/** Made-up people, who have no account. */
export function pastGuests(): PastBuyer[] {
  return readTable<keyof PastBuyer>("past-buyers.csv");
}

/** Part numbers of what sold well in the made-up past, the best first. */
export function bestSellers(): string[] {
  return readTable<"mpn">("best-sellers.csv").map(({ mpn }) => mpn);
}
