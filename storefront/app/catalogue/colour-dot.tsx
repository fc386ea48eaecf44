import { classNames } from "~/ui/class-names.ts";

/** How the inks look; names are the catalogue's own, in lower case. */
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

const allInks = "conic-gradient(#00a3e0 0 33.3%, #e5007e 0 66.6%, #ffd800 0)";

/** The paint of a colour's name, or of its swatch where the product tells one. */
function paintOf(name: string, swatch = ""): string {
  const known = name.toLowerCase();
  if (/colou?r|cmy/.test(known)) return allInks;
  return swatch || inks[known] || "var(--line-strong)";
}

type ColourDotProps = { name: string; swatch?: string; className?: string };

/** A drop of the colour; its name stands beside it wherever it means something. */
export function ColourDot({ name, swatch, className }: ColourDotProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-4 shrink-0 rounded-full border border-black/20 dark:border-white/40",
        className,
      )}
      style={{ background: paintOf(name, swatch) }}
    />
  );
}
