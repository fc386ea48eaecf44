import { classNames } from "~/ui/class-names.ts";

/** The colours of inks; names are the catalogue's, in lower case. */
const inks: Record<string, string> = {
  black: "#16191d",
  "photo black": "#2a2d33",
  "matte black": "#3a3d42",
  "pigment black": "#101216",
  cyan: "#00a3e0",
  magenta: "#e5007e",
  yellow: "#ffd800",
  "light cyan": "#8fd6f2",
  "light magenta": "#f49ac6",
  red: "#d8232a",
  green: "#00924a",
  blue: "#2f3fa0",
  orange: "#f08a1c",
  grey: "#8b9198",
  gray: "#8b9198",
  "light grey": "#c3c8cd",
  white: "#ffffff",
};

/** A third of the drop for each ink. */
const allInks = [
  { fill: "#00a3e0", slice: "M8 8V-2A10 10 0 0 1 16.66 13Z" },
  { fill: "#e5007e", slice: "M8 8L16.66 13A10 10 0 0 1-.66 13Z" },
  { fill: "#ffd800", slice: "M8 8L-.66 13A10 10 0 0 1 8-2Z" },
];

function paint(name: string, swatch: string) {
  const known = name.toLowerCase();
  if (/colou?r|cmy/.test(known)) {
    return allInks.map(({ fill, slice }) => <path key={fill} d={slice} fill={fill} />);
  }
  return <path d="M0 0H16V16H0Z" fill={swatch || inks[known] || "var(--line-strong)"} />;
}

type ColourDotProps = { name: string; swatch?: string; className?: string };

/** A drop in a product's colour, without a text alternative: the name is beside it. */
export function ColourDot({ name, swatch = "", className }: ColourDotProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={classNames(
        "inline-block size-4 shrink-0 overflow-hidden rounded-full border border-black/20 dark:border-white/40",
        className,
      )}
    >
      {paint(name, swatch)}
    </svg>
  );
}
