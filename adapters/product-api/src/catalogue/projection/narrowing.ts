import type { Filters } from "../../contract/listing.ts";
import { alive, inStock } from "./columns.ts";
import type { Groups } from "./groups.ts";
import type { Projection } from "./projection.ts";
import { SlotScores } from "./slot-scores.ts";

/** What is left of all slots by what is asked product by product, and not of groups. */
export interface Narrowing {
  /** Whether a slot is left. */
  stays(slot: number): boolean;
  /** By group: how many of its slots are left. */
  counts: ArrayLike<number>;
}

/**
 * Counts what is left where the least is to be looked at: among what a search found, what fits a
 * printer, or what has, or has not, a price that was asked for.
 */
export function narrow(projection: Projection, filters: Filters, found?: SlotScores): Narrowing {
  const { groups, flags, prices } = projection.columns;
  const wanted = filters.inStock ? alive | inStock : alive;
  const isWanted = (slot: number) => ((flags[slot] ?? 0) & wanted) === wanted;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filters.price ?? {};
  const fitting = filters.printer?.length ? slotsFitting(projection, filters.printer) : undefined;

  const stays = (slot: number): boolean => {
    if (!isWanted(slot)) return false;
    if (found && found.of(slot) === 0) return false;
    if (fitting && fitting.of(slot) === 0) return false;
    const price = prices[slot] ?? 0;
    return price >= min && price <= max;
  };
  const candidates = found ?? fitting;
  if (candidates) return { stays, counts: count(candidates.slots, stays, groups) };

  const all = filters.inStock ? groups.inStock : groups.forSale;
  if (!filters.price) return { stays: isWanted, counts: all };
  const { priceAsc } = projection.orders;
  const from = priceAsc.firstFrom((slot) => ((prices[slot] ?? 0) < min ? -1 : 1));
  const to = priceAsc.firstFrom((slot) => ((prices[slot] ?? 0) <= max ? -1 : 1));
  if (2 * (to - from) < priceAsc.slots.length) {
    return { stays, counts: count(priceAsc.slots.subarray(from, to), stays, groups) };
  }
  const cheaper = count(priceAsc.slots.subarray(0, from), isWanted, groups);
  const dearer = count(priceAsc.slots.subarray(to), isWanted, groups);
  return {
    stays,
    counts: all.map((inAll, group) => inAll - (cheaper[group] ?? 0) - (dearer[group] ?? 0)),
  };
}

/** By group: how many of these slots it has, of those that count. */
function count(
  slots: Uint32Array,
  isCounted: (slot: number) => boolean,
  { bySlot, size }: Groups,
): Uint32Array {
  const countOf = new Uint32Array(size);
  for (const slot of slots) {
    const group = bySlot[slot] ?? 0;
    if (isCounted(slot)) countOf[group] = (countOf[group] ?? 0) + 1;
  }
  return countOf;
}

/** For what fits some printers. Made once, and used again. */
const room = new SlotScores();

/** What fits one of these printers, dead slots too; it holds until the next is asked for. */
function slotsFitting({ printers, slots }: Projection, names: string[]): SlotScores {
  room.clear(slots);
  for (const name of names) printers.get(name)?.each((slot) => room.add(slot, 1));
  return room;
}
