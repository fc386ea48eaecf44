import { readTable } from "./read-table";

/** A made-up buyer of the demonstration's past orders. */
export interface PastBuyer {
  firstName: string;
  lastName: string;
  /** At example.com, a reserved domain. */
  email: string;
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  countryCode: string;
}

/** The made-up buyers without an account. */
export function pastGuests(): PastBuyer[] {
  return readTable<keyof PastBuyer>("past-buyers.csv");
}

/** Part numbers of products that sold well, the best first. */
export function bestSellers(): string[] {
  return readTable<"mpn">("best-sellers.csv").map(({ mpn }) => mpn);
}
