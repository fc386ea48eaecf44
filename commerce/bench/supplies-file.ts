/** A made-up product, by the columns of a catalogue file. */
export interface Supply {
  title: string;
  mpn: string;
  description: string;
  category: string;
  sub_category: string;
  price: string;
  stock: string;
  brand: string;
  color: string;
  color_swatch: string;
  series: string;
  kind: string;
  ink_type: string;
  condition: string;
  volume_ml: string;
  page_yield: string;
  yield_standard: string;
  printers: string;
  images: string;
  rows: string;
}

const brands = ["Epson", "Canon", "HP", "Brother", "Kyocera", "Lexmark", "Samsung", "Ricoh"];
const kinds = ["ink bottle", "ink cartridge", "toner cartridge", "drum unit", "maintenance box"];
const colors = [
  ["black", "#111111"],
  ["cyan", "#00a0d0"],
  ["magenta", "#d0107a"],
  ["yellow", "#f4d000"],
] as const;

/** Pseudo-random numbers, the same for the same seed: mulberry32. */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Supplies as in a wholesaler's list: sheets of 6 to 11 rows, up to 15 of 400 printers. */
export function* supplies(count: number, seed: number): Generator<Supply> {
  const draw = lots(seed);
  const run = seed.toString(36).toUpperCase();
  for (let number = 1; number <= count; number += 1) {
    const brand = brands[draw(brands.length)] ?? "";
    const kind = kinds[draw(kinds.length)] ?? "";
    const [color, swatch] = colors[draw(colors.length)] ?? colors[0];
    const series = `${run}${100 + draw(300)}`;
    const mpn = `${brand.slice(0, 2).toUpperCase()}-${run}-${number}`;
    const volume = 10 + draw(900) / 10;
    const pages = 150 + draw(9_000);
    const printers = Array.from(
      { length: draw(16) },
      () => `${brand} Bench-${run}${String(100 + draw(50))}`,
    );
    yield {
      title: `${brand} ${series} ${color} ${kind} ${mpn}`,
      mpn,
      description: `A ${kind} in ${color} of the series ${series}. ${"It prints sharp text and even areas, and dries before the page is out. ".repeat(2 + draw(4))}`,
      category: `Bench ${run} ${kind}s`,
      sub_category: brand,
      price: (3 + draw(25_000) / 100).toFixed(2),
      stock: String(draw(200)),
      brand,
      color,
      color_swatch: swatch,
      series,
      kind,
      ink_type: draw(2) ? "pigment" : "dye",
      condition: ["oem", "compatible", "remanufactured"][draw(3)] ?? "",
      volume_ml: String(volume),
      page_yield: String(pages),
      yield_standard: "ISO/IEC 24711",
      printers: [...new Set(printers)].join("\n"),
      images: `https://files.example/${mpn}-1.webp\nhttps://files.example/${mpn}-2.webp`,
      rows: [
        `Manufacturer: ${brand}`,
        `Part number: ${mpn}`,
        `Capacity = ${volume} ml`,
        `Yield = ${pages} pages`,
        `Original = ${draw(2) ? "yes" : "no"}`,
        `Shelf life: ${12 + draw(24)} months`,
        ...Array.from({ length: draw(6) }, (_, row) => `Property ${row + 1}: value ${draw(1_000)}`),
      ].join("\n"),
    };
  }
}
