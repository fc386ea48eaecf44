import { useRouteLoaderData } from "react-router-dom";
import type { loader } from "~/root.tsx";

/** What the root loader gives to every page. */
export type RootData = Awaited<ReturnType<typeof loader>>;

/** The root loader's data; undefined only while an error page stands in for the whole document. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<typeof loader>("root");
}
