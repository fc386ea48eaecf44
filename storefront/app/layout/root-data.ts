import { useRouteLoaderData } from "react-router-dom";
import type { Category } from "~/catalogue/category.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";

/** What the root loader gives to every page. */
export interface RootData {
  config: PublicConfig;
  /** The shop's categories for the menus; none while the backend is unavailable. */
  categories: Category[];
  /** The catalogue's currency, ISO 4217; empty if unknown. */
  currency: string;
}

/** The root loader's data; undefined only on an error page for the whole document. */
export function useRootData(): RootData | undefined {
  // The root route's loader gives this shape.
  return useRouteLoaderData("root") as RootData | undefined;
}
