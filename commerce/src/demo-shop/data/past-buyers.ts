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
export const pastGuests: PastBuyer[] = [
  {
    firstName: "Anna",
    lastName: "Lindqvist",
    email: "anna.lindqvist@example.com",
    street: "Sveavägen 18",
    postalCode: "111 57",
    city: "Stockholm",
    countryCode: "se",
  },
  {
    firstName: "Bruno",
    lastName: "Costa",
    email: "bruno.costa@example.com",
    street: "Rua Augusta 40",
    postalCode: "1100-053",
    city: "Lisboa",
    countryCode: "pt",
  },
  {
    firstName: "Claire",
    lastName: "Moreau",
    email: "claire.moreau@example.com",
    street: "9 rue des Carmes",
    postalCode: "44000",
    city: "Nantes",
    countryCode: "fr",
  },
  {
    firstName: "Dirk",
    lastName: "Peeters",
    email: "dirk.peeters@example.com",
    street: "Meir 77",
    postalCode: "2000",
    city: "Antwerpen",
    countryCode: "be",
  },
  {
    firstName: "Eva",
    lastName: "Novotná",
    email: "eva.novotna@example.com",
    street: "Dlouhá 12",
    postalCode: "110 00",
    city: "Praha",
    countryCode: "cz",
  },
  {
    firstName: "Frank",
    lastName: "Bauer",
    email: "frank.bauer@example.com",
    street: "Lindenstraße 5",
    postalCode: "10969",
    city: "Berlin",
    countryCode: "de",
  },
  {
    firstName: "Giulia",
    lastName: "Ferri",
    email: "giulia.ferri@example.com",
    street: "Via Roma 31",
    postalCode: "40121",
    city: "Bologna",
    countryCode: "it",
  },
  {
    firstName: "Hanna",
    lastName: "Virtanen",
    email: "hanna.virtanen@example.com",
    street: "Aleksanterinkatu 14",
    postalCode: "00100",
    city: "Helsinki",
    countryCode: "fi",
  },
];

/** Where the demonstration's shopper lives. */
export const shopperAddress: Pick<PastBuyer, "street" | "postalCode" | "city" | "countryCode"> = {
  street: "25 cours Gambetta",
  postalCode: "69003",
  city: "Lyon",
  countryCode: "fr",
};

/** Part numbers of what sold well in the made-up past, the best first. */
export const pastFavourites = [
  "T6641",
  "GI-490BK",
  "TN-2410",
  "T00S1",
  "PG-545XL",
  "CH561EE",
  "L0S70AE",
  "T6644",
  "GI-490M",
  "L3250",
  "3YM62AE",
  "T2991",
  "CF217A",
  "GI-490C",
  "MLT-D111S",
  "CF283A",
  "BTD60BK",
  "CL-546XL",
  "T03V1",
  "F6U16AE",
  "TN-2420",
  "CRG-737",
  "T03A1",
  "L5290",
  "DR-2400",
  "LC3213C",
  "TK-1150",
  "ESL4-BK",
  "SPC-0501K",
  "OfficeJet 6950",
  "T6735",
  "PIXMA TS3150",
];
