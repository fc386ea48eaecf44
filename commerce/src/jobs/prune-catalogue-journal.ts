import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOGUE_JOURNAL_MODULE } from "../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../modules/catalogue-journal/service";

/** A request can be repeated with its idempotency key for so many hours. */
const retention = 48;

/** Deletes catalogue writes that ended long ago. */
export default async function prune(container: MedusaContainer): Promise<void> {
  await container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE).prune(retention);
}

export const config = {
  name: "prune-catalogue-journal",
  schedule: "17 * * * *",
};
