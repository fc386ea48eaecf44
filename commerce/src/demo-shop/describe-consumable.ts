import type { Consumable, ConsumableFamily } from "./data/consumable-family";
import { enumerated, grouped, pickBy } from "./words";

interface Subject {
  family: ConsumableFamily;
  item: Consumable;
  inkType: string;
}

/** Two to four sentences on a consumable, made of its facts; another wording for each. */
export function describeConsumable(subject: Subject): string {
  return [opening(subject), ink(subject), pages(subject), printers(subject)]
    .filter(Boolean)
    .join(" ");
}

/** One of several wordings: always the same for the same part number. */
function worded({ item }: Subject, purpose: string, wordings: [string, ...string[]]): string {
  return wordings[pickBy(`${item.mpn} ${purpose}`, wordings.length)] ?? wordings[0];
}

function opening(subject: Subject): string {
  const { family, item } = subject;
  const { brand, kind, series } = family;
  const name = item.name ?? item.mpn;
  const color = item.color ? `${item.color} ` : "";
  if (kind === "drum unit") {
    return worded(subject, "opening", [
      `The drum carries the image to the paper, and it wears: the ${name} is ${brand}'s own.`,
      `A fresh ${name} drum unit from ${brand} brings back even greys and clean edges.`,
    ]);
  }
  if (kind === "toner cartridge") {
    return worded(subject, "opening", [
      `Original ${brand} ${name} toner, ${item.color}: crisp text that does not smudge.`,
      `The ${brand} ${name} cartridge holds ${color}toner for sharp text and even areas.`,
      `${brand}'s own ${color}toner ${name}, made for printers that are busy all day.`,
    ]);
  }
  if (kind === "ink bottle") {
    return worded(subject, "opening", [
      `Original ${brand} ${name} ink for refillable tanks: ${item.volumeMl} ml of ${item.color}.`,
      `A bottle of ${color}ink from ${brand}'s ${series} series, to fill the tank without a mess.`,
      `Fill up, and print on: ${item.volumeMl} ml of ${item.color} in ${brand}'s ${name} bottle.`,
    ]);
  }
  return worded(subject, "opening", [
    `Original ${brand} ${name} cartridge, ${item.color}.`,
    `The ${color}cartridge of ${brand}'s ${series} series, recognised by the printer at once.`,
    `${brand} ${name}: an original ${color}cartridge that slots in within seconds.`,
  ]);
}

function ink(subject: Subject): string {
  switch (subject.inkType) {
    case "dye":
      return worded(subject, "ink", [
        "The dye-based ink gives photos bright, smooth colours.",
        "It is dye-based: vivid in pictures, and quick to dry.",
        "Dye-based ink keeps colours lively on photo and on plain paper.",
      ]);
    case "pigment":
      return worded(subject, "ink", [
        "The pigment ink resists water and marker pens, which documents are thankful for.",
        "Pigment-based, it gives text deep, sharp edges that stay when the paper gets wet.",
        "It is pigment-based: right for letters, contracts and whatever has to last.",
      ]);
    case "solvent":
      return "The solvent ink bites into vinyl and banner, and stays for years outdoors.";
    case "eco-solvent":
      return "The eco-solvent ink dries fast, smells little and holds out of doors.";
    default:
      return "";
  }
}

function pages(subject: Subject): string {
  const { family, item } = subject;
  if (!item.pageYield) {
    return family.kind === "ink bottle"
      ? "How far it goes depends on the pictures: photo printers state no page yield."
      : "";
  }
  const count = grouped(item.pageYield);
  return worded(subject, "pages", [
    `It lasts for about ${count} pages.`,
    `Count on about ${count} pages from one.`,
    `One prints about ${count} pages, depending on what is on them.`,
  ]);
}

function printers(subject: Subject): string {
  const { printers: fitting } = subject.family;
  const few = fitting.slice(0, 3);
  const more = fitting.length - few.length;
  const names = enumerated(more > 0 ? [...few, `${more} more`] : few);
  return worded(subject, "printers", [`Fits ${names}.`, `Made for ${names}.`, `For ${names}.`]);
}
