/** A printer the demonstration shop sells. */
export interface PrinterForSale {
  make: string;
  model: string;
  /** Whether it prints in colour. */
  color: boolean;
  functions: "Print" | "Print and cut" | "Print, copy, scan" | "Print, copy, scan, fax";
  /** Highest resolution, dots per inch: across, along. */
  dpi?: [number, number];
  /** Page description languages. */
  languages?: string[];
  /** Demonstration price in euros, without tax. */
  price: number;
}
