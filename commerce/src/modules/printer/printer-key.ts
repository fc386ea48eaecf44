/** The key a printer's spellings share: "HP LaserJet P1102w" and "hp laserjet-p1102W" are one. */
export function printerKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
