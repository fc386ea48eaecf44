import type { Filters } from "../../contract/listing.ts";
import { alive, inStock } from "./columns.ts";
import type { Projection } from "./projection.ts";
import type { SlotScores } from "./slot-scores.ts";

/** What is left of all slots by what is asked product by product, and not of groups. */
export interface Narrowing {
  /** Whether a slot is left. */
  stays(slot: number): boolean;
  /** By group: how many of its slots are left. */
  counts: ArrayLike<number>;
}

/**
 * Counts what is left where the least is to be looked at: among what a search found, what fits a
 * printer, or what has a price, or has none, of those that were asked for.
 */
export function narrow(projection: Projection, filters: Filters, found?: SlotScores): Narrowing {
  const { groups, flags, prices } = projection.columns;
  const { bySlot } = groups;
  const counted = filters.inStock ? groups.inStock : groups.forSale;
  const wanted = filters.inStock ? alive | inStock : alive;
  const isWanted = (slot: number) => ((flags[slot] ?? 0) & wanted) === wanted;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filters.price ?? {};
  const fitting = filters.printer?.length ? slotsFitting(projection, filters.printer) : undefined;

  const stays = (slot: number): boolean => {
    if (!isWanted(slot)) return false;
    if (found && found.of(slot) === 0) return false;
    if (fitting && !fitting.has(slot)) return false;
    const price = prices[slot] ?? 0;
    return price >= min && price <= max;
  };
  const candidates = found?.slots ?? fitting;
  if (candidates) {
    const counts = new Uint32Array(groups.size);
    for (const slot of candidates) if (stays(slot)) add(counts, bySlot[slot], 1);
    return { stays, counts };
  }
  if (!filters.price) return { stays: isWanted, counts: counted };

  const { slots } = projection.orders.priceAsc;
  const from = projection.orders.priceAsc.firstFrom((slot) => ((prices[slot] ?? 0) < min ? -1 : 1));
  const to = projection.orders.priceAsc.firstFrom((slot) => ((prices[slot] ?? 0) <= max ? -1 : 1));
  const isMost = 2 * (to - from) > slots.length;
  const counts = isMost ? Uint32Array.from(counted) : new Uint32Array(groups.size);
  const count = (part: Uint32Array, step: 1 | -1) => {
    for (const slot of part) if (isWanted(slot)) add(counts, bySlot[slot], step);
  };
  if (isMost) {
    count(slots.subarray(0, from), -1);
    count(slots.subarray(to), -1);
  } else {
    count(slots.subarray(from, to), 1);
  }
  return { stays, counts };
}

function add(counts: Uint32Array, group = 0, step: 1 | -1): void {
  counts[group] = (counts[group] ?? 0) + step;
}

/** The slots of what fits one of these printers, dead ones too. */
function slotsFitting({ printers }: Projection, names: string[]): Set<number> {
  const fitting = new Set<number>();
  for (const name of names) {
    printers.get(name)?.each((slot) => {
      fitting.add(slot);
    });
  }
  return fitting;
}
