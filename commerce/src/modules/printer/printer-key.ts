/** The key of a printer: "HP LaserJet P1102w" and "hp laserjet-p1102W" have the same one. */
export function printerKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
