import type { Row } from "./table.ts";
import { timesOf } from "./timing.ts";

/**
 * Medusa's own list of products with prices, at a running engine and with the products it has.
 *
 * @param engineUrl its address
 * @param publishableKey the storefront's
 */
export async function measureEngineList(engineUrl: string, publishableKey: string): Promise<Row> {
  const headers = { "x-publishable-api-key": publishableKey };
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(engineUrl + path, { headers });
    if (!answer.ok) throw new Error(`The engine answered ${answer.status} to ${path}.`);
    return (await answer.json()) as Answer;
  };
  const { regions } = await get<{ regions: { id: string }[] }>("/store/regions");
  const path =
    `/store/products?limit=24&region_id=${regions[0]?.id}` +
    "&fields=title,handle,thumbnail,*variants.calculated_price";
  const { count } = await get<{ count: number }>(path);
  const { p50 } = await timesOf(30, () => get(path));
  return {
    what: "Medusa's list with prices, no facets",
    value: p50,
    unit: "ms",
    note: `with ${count.toLocaleString("en")} products`,
  };
}
