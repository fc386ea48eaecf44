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

/** What comes at once is worked off at once: an import tells of each of its products many times. */
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

/** Whatever changes in what a document of the catalogue index shows, the document follows. */
export default async function followCatalogue({
  event,
  container,
}: SubscriberArgs<unknown>): Promise<void> {
  await batcher.add([{ event, container }]);
}

export const config: SubscriberConfig = {
  event: eventsThatChangeTheCatalogue,
  context: { subscriberId: "follow-catalogue" },
};
