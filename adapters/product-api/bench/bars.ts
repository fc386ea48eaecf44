/** A bar at 10,000, at 100,000 and at 1,000,000 products; none where there is nothing. */
type Bar = [tenThousand?: number, hundredThousand?: number, million?: number];

const sizes = [10_000, 100_000, 1_000_000];

/** What the catalogue has to come to: p50 in milliseconds at one connection, where nothing else is said. */
export const bars = {
  knownList: [1.5, 1.5, 2],
  newFilters: [5, 10, 40],
  newTypingError: [8, 20, 60],
  newDeepPage: [5, 8, 20],
  product: [2, 2, 2],
  /** Requests a second at eight connections. */
  mixedPerSecond: [undefined, 1_000, undefined],
  /** Nearly all as a multiple of half. */
  mixedSpread: [10, 10, 10],
  /** Milliseconds, the worst of twenty. */
  changeVisible: [2_000, 2_000, 2_000],
  /** Products a second. */
  filling: [5_000, 5_000, 5_000],
  /** Requests while an index is rebuilt, per cent of those at other times. */
  whileRebuilt: [50, 50, 50],
  /** MB. */
  memory: [200, undefined, 400],
} satisfies Record<string, Bar>;

/** The bar for so many products: that of the next size. */
export function barFor(name: keyof typeof bars, products: number): number | undefined {
  const at = sizes.findIndex((size) => products <= size);
  return bars[name][at < 0 ? sizes.length - 1 : at];
}
