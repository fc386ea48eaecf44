import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import { type CategoryPath, ensureCategoryPaths } from "../category-path";

interface Input {
  writeId: string;
  categoryPaths: CategoryPath[];
}

/**
 * Finds the categories of paths and creates missing ones. Their ids go into the journal first, so
 * the write's first step can remove them.
 */
export const ensureCategoriesStep = createStep(
  "ensure-categories",
  async ({ writeId, categoryPaths }: Input, { container }) => {
    const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
    return new StepResponse(
      await ensureCategoryPaths(container.resolve(Modules.PRODUCT), categoryPaths, (categoryIds) =>
        journal.noteMaking(writeId, { categoryIds }),
      ),
    );
  },
);
