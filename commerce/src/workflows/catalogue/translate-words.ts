import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { fieldsRefusal } from "../../catalogue-product/refusal";
import { VOCABULARY_MODULE } from "../../modules/vocabulary";
import type VocabularyModuleService from "../../modules/vocabulary/service";
import { writeTexts } from "./translated-texts";
import { recordsOfWords, type TranslatedWords } from "./words";

/** One call after another: two that create the same translation would fail. Seconds. */
const lock = { key: "translate-words", timeout: 10, ttl: 60 };

const translateWordsStep = createStep(
  "translate-words",
  async ({ locale, words, categories }: TranslatedWords, { container }) => {
    const named = await recordsOfWords(container, {
      words: [],
      categories: categories.map(({ text }) => text),
    });
    const known = new Set(named.map(({ text }) => text));
    const unknown = categories.flatMap(({ text }, index) =>
      known.has(text)
        ? []
        : { field: `categories.${index}.text`, message: `There is no category “${text}”.` },
    );
    if (unknown.length > 0) throw fieldsRefusal("invalid_fields", unknown);
    await container
      .resolve<VocabularyModuleService>(VOCABULARY_MODULE)
      .ensureTerms(words.filter(({ translation }) => translation).map(({ text }) => text));
    const terms = await recordsOfWords(container, {
      words: words.map(({ text }) => text),
      categories: [],
    });
    const records = [...terms, ...named];
    const translationOf = new Map([
      ...words.map(({ text, translation }) => [`text ${text}`, translation] as const),
      ...categories.map(({ text, translation }) => [`name ${text}`, translation] as const),
    ]);
    const before = await writeTexts(
      container,
      records.map(({ id, text, reference, field }) => ({
        id,
        reference,
        language: locale,
        texts: { [field]: translationOf.get(`${field} ${text}`) ?? "" },
      })),
    );
    return new StepResponse(undefined, before);
  },
  async (before, { container }) => {
    if (before) await writeTexts(container, before);
  },
);

/**
 * Translates words and categories into one language, all or nothing; an empty translation removes
 * it. Creates the terms that are missing. Safe to repeat.
 *
 * @throws CatalogueRefusal invalid_fields where there is no such category
 */
export const translateWordsWorkflow = createWorkflow(
  "translate-words",
  (input: TranslatedWords) => {
    acquireLockStep(lock);
    const translated = translateWordsStep(input);
    releaseLockStep({ key: lock.key });
    return new WorkflowResponse(translated);
  },
);
