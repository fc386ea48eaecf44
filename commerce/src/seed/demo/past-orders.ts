import { readDemoProducts } from "./demo-products";
import { bestSellers, type PastBuyer, pastGuests } from "./past-buyers";

interface OrderedProduct {
  mpn: string;
  handle: string;
  /** Major units of the catalogue's currency, without tax. */
  price: number;
}

/** A made-up order of the demonstration. */
export interface PastOrder {
  placedAt: Date;
  /** Undefined for an order of the demonstration's shopper. */
  guest?: PastBuyer;
  lines: { product: OrderedProduct; quantity: number }[];
  /** The name of the shipping option. */
  delivery: "Standard delivery" | "Express delivery";
  /** Whether it has arrived; otherwise it is on its way. */
  delivered: boolean;
}

const orderCount = 40;
/**
 * The first and the last order are so many days old. The last is older than any order whose emails
 * the job `find-missed-mails` looks for.
 */
const firstDay = 180;
const lastDay = 3;
/** A parcel arrives after so many days. */
const deliveryDays = 5;
/** Every seventh order is the shopper's, and the newest one. */
const shopperTurn = 7;
/** More expensive products are bought one at a time, euros. */
const boughtInNumbers = 40;

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/**
 * The made-up orders of the demonstration, the oldest first. They are the same every time, except
 * for their dates, which are counted back from `now`.
 */
export async function pastOrders(now: Date): Promise<PastOrder[]> {
  const random = randomNumbers();
  const guests = pastGuests();
  const products = new Map(
    (await readDemoProducts()).map(({ mpn, handle, price }) => [
      mpn,
      { mpn, handle, price: price ?? 0 },
    ]),
  );
  const favourites = bestSellers().flatMap((mpn) => products.get(mpn) ?? []);
  return Array.from({ length: orderCount }, (_, index) => {
    const daysAgo = Math.round(firstDay - (index * (firstDay - lastDay)) / (orderCount - 1));
    const minuteOfDay = 8 * 60 + Math.floor(random() * 10 * 60);
    const isShoppers = (orderCount - 1 - index) % shopperTurn === 0;
    const guest = guests[Math.floor(random() * guests.length)];
    return {
      placedAt: new Date(startOfDay(now) - daysAgo * dayMs + minuteOfDay * minuteMs),
      ...(!isShoppers && guest && { guest }),
      lines: linesOf(favourites, random),
      delivery: random() < 0.75 ? "Standard delivery" : "Express delivery",
      delivered: daysAgo >= deliveryDays,
    };
  });
}

/** One to four different products, the best sellers more often. */
function linesOf(favourites: OrderedProduct[], random: () => number): PastOrder["lines"] {
  const lines = new Map<OrderedProduct, number>();
  const wanted = 1 + Math.floor(random() * 4);
  for (let line = 0; line < wanted; line++) {
    const product = favourites[Math.floor(random() ** 2 * favourites.length)];
    const quantity = 1 + Math.floor(random() * 4);
    if (product) lines.set(product, product.price > boughtInNumbers ? 1 : quantity);
  }
  return [...lines].map(([product, quantity]) => ({ product, quantity }));
}

function startOfDay(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
}

/** Numbers from 0 to below 1, the same sequence every time (Park and Miller's generator). */
function randomNumbers(): () => number {
  const modulus = 2 ** 31 - 1;
  let state = 20_260;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
}
