import { StructuredData } from "~/ui/structured-data.tsx";
import { useRootData } from "./root-data.ts";
import { siteStructure } from "./site-structure.ts";

/** Describes the company and its site to search engines, which look for it on the home page. */
export function SiteData() {
  const address = useRootData()?.config.storefrontUrl;
  return address ? <StructuredData data={siteStructure(address)} /> : null;
}
