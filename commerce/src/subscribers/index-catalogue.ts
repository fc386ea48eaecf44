import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  type CatalogueEvent,
  changedProductIds,
  eventsThatChangeTheCatalogue,
} from "../search/catalogue-events";
import { refreshDocuments } from "../search/documents";
import { MicroBatcher } from "../search/micro-batcher";

/** Events are processed in batches: an import emits many for each of its products. */
const batcher = new MicroBatcher<{ event: CatalogueEvent; container: MedusaContainer }>(
  async (lot) => {
    const [first] = lot;
    if (!first) return;
    const query = first.container.resolve(ContainerRegistrationKeys.QUERY);
    const ids = await changedProductIds(
      lot.map(({ event }) => event),
      query,
    );
    await refreshDocuments(first.container, ids);
  },
);

/** Updates the documents of the catalogue index whose data have changed. */
export default async function indexCatalogue({
  event,
  container,
}: SubscriberArgs<unknown>): Promise<void> {
  await batcher.add([{ event, container }]);
}

export const config: SubscriberConfig = {
  event: eventsThatChangeTheCatalogue,
  context: { subscriberId: "follow-catalogue" },
};
