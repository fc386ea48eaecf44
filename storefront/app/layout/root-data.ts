import { useRouteLoaderData } from "react-router-dom";
import type { Category } from "~/catalogue/category.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";

/** What the root loader gives to every page. */
export interface RootData {
  config: PublicConfig;
  /** The shop's categories, for the menus; none while the backend is away. */
  categories: Category[];
  /** ISO 4217, as the catalogue has it; empty while nobody knows. */
  currency: string;
}

/** The root loader's data; undefined only while an error page stands in for the whole document. */
export function useRootData(): RootData | undefined {
  // The root route's loader promises this shape.
  return useRouteLoaderData("root") as RootData | undefined;
}
