import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { DAL } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { VocabularyTerm } from "./models/vocabulary-term";

/** The texts that products share, each of which is translated once. */
export default class VocabularyModuleService extends MedusaService({ VocabularyTerm }) {
  readonly #repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.#repository = container.baseRepository;
  }

  /** Creates the terms that are missing. Several processes may do so at once. */
  async ensureTerms(texts: string[]): Promise<void> {
    if (texts.length === 0) return;
    // Sorted, so that two processes that create the same terms cannot deadlock.
    const sorted = [...new Set(texts)].toSorted();
    await this.#repository.transaction<EntityManager>((manager) =>
      manager.execute(
        `insert into "vocabulary_term" ("id", "text")
         select 'term_' || gen_random_uuid(), "text" from jsonb_array_elements_text(?::jsonb) as "text"
         on conflict ("text") where "deleted_at" is null do nothing`,
        [JSON.stringify(sorted)],
      ),
    );
  }
}
