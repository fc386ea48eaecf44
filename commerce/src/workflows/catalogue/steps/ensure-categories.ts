import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import { ensureShelves, type Shelf } from "../category-path";

interface Input {
  writeId: string;
  shelves: Shelf[];
}

/**
 * Finds the categories of shelves, and makes those that are not there yet. The journal hears of
 * them before they are made; the write's first step takes them back.
 */
export const ensureCategoriesStep = createStep(
  "ensure-categories",
  async ({ writeId, shelves }: Input, { container }) => {
    const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
    return new StepResponse(
      await ensureShelves(container.resolve(Modules.PRODUCT), shelves, (categoryIds) =>
        journal.noteMaking(writeId, { categoryIds }),
      ),
    );
  },
);
