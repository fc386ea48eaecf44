/** The colours of ink: their CSS colour, for swatches and drawings. */
const swatches: Record<string, string> = {
  Black: "#1f2024",
  Cyan: "#009fe3",
  Magenta: "#d6127e",
  Yellow: "#ffd400",
  "Light cyan": "#7fd0ef",
  "Light magenta": "#f093c3",
  "Tri-colour": "#7a5cc4",
};

/** The CSS colour of a colour's name; empty where there is none. */
export function swatchOf(color: string): string {
  return swatches[color] ?? "";
}
