/** A category of the shop; its slug is what `/category/:category` takes. */
export type Category = {
  name: string;
  slug: string;
  children: { name: string; slug: string }[];
};

/** The way to a category by its slug: the top one, then the one below where that is meant. */
export function categoryTrail(categories: Category[], slug: string): Category[] {
  for (const top of categories) {
    if (top.slug === slug) return [top];
    const child = top.children.find((other) => other.slug === slug);
    if (child) return [top, { ...child, children: [] }];
  }
  return [];
}

/** Two letters for a category, as an element has them: "Ink bottles" is Ib, "Toner" is To. */
export function categorySymbol(name: string): string {
  const [first = "", second] = name.split(/[\s-]+/);
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return letters.slice(0, 1).toUpperCase() + letters.slice(1).toLowerCase();
}
