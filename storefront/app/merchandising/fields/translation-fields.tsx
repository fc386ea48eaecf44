import { attributes } from "@chemical-ink/catalogue-schema/attributes";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import { type Translation, translations } from "@chemical-ink/catalogue-schema/translations";
import { useEffect, useState } from "react";
import { type Language, mainLanguage, nameOf } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { TextAreaField } from "~/ui/fields/text-area-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { Tabs } from "~/ui/tabs.tsx";
import { otherLanguages, typedWord, withWord, wordLists } from "../form/draft-words.ts";
import { fieldLabel } from "../form/field-names.ts";
import { FormSection } from "../form/form-section.tsx";
import type { DraftWord } from "../form/product-draft.ts";
import type { FormPart } from "../form/use-product-draft.ts";
import type { KnownWords } from "./use-known-words.ts";

interface TranslationFieldsProps extends FormPart {
  known: KnownWords;
}

/** The product's texts in the other languages, and the words that it shares with other products. */
export function TranslationFields({ known, ...part }: TranslationFieldsProps) {
  const [shown, setShown] = useState(otherLanguages[0]);
  const { draft, errors } = part;

  // An error in a hidden tab shows its tab, so that its field can be focused.
  useEffect(() => {
    const wrong = translations.find(({ name }) => errors[name]);
    if (wrong) setShown(wrong.language as Language);
  }, [errors]);

  if (!shown) return null;
  return (
    <FormSection title={m.translation_fields_title()}>
      <div className="min-w-0 sm:col-span-4">
        <Tabs
          label={m.translation_fields_languages()}
          selected={shown}
          onSelect={setShown}
          tabs={otherLanguages.map((locale) => ({
            name: locale,
            label: (
              <>
                <span lang={locale}>{nameOf(locale)}</span>{" "}
                <MissingMark
                  count={missingTexts(draft, locale) + missingWords(draft, known, locale)}
                />
              </>
            ),
            panel: <LanguagePanel locale={locale} known={known} {...part} />,
          }))}
        />
      </div>
    </FormSection>
  );
}

function MissingMark({ count }: { count: number }) {
  return (
    <span className="font-normal text-key-soft">
      {count > 0 ? m.translation_fields_missing({ count }) : m.translation_fields_complete()}
    </span>
  );
}

type Draft = FormPart["draft"];

function translationsInto(locale: Language): Translation[] {
  return translations.filter(({ language }) => language === locale);
}

/** How many texts of the product are not translated. */
function missingTexts(draft: Draft, locale: Language): number {
  return translationsInto(locale).filter(
    ({ attribute, name }) => draft[attribute].trim() && !draft[name]?.trim(),
  ).length;
}

function wordsOf({ texts }: KnownWords, locale: Language): DraftWord[] {
  return wordLists.flatMap((list) =>
    texts[list].map((text) => ({ locale, list, text, translation: "" })),
  );
}

/** How many of its words are known not to be translated. */
function missingWords({ words }: Draft, known: KnownWords, locale: Language): number {
  return wordsOf(known, locale).filter(
    (word) => known.of(word) !== undefined && !(typedWord(words, word) ?? known.of(word))?.trim(),
  ).length;
}

type PanelProps = TranslationFieldsProps & { locale: Language };

function LanguagePanel({ locale, known, ...part }: PanelProps) {
  const words = wordsOf(known, locale);
  const missing = words.filter((word) => known.of(word) === "");
  const translated = words.filter((word) => known.of(word));
  return (
    <div className="mt-4 grid gap-5">
      {translationsInto(locale).map((translation) => (
        <TextInLanguage key={translation.name} translation={translation} {...part} />
      ))}
      <fieldset className="grid min-w-0 gap-4">
        <legend className="font-semibold">{m.translation_fields_words()}</legend>
        <p className="text-sm text-key-soft">{m.translation_fields_words_shared()}</p>
        {known.problem && <Alert tone="warning">{known.problem}</Alert>}
        <WordInputs words={missing} known={known} {...part} />
        {translated.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
              {m.translation_fields_words_translated({ count: translated.length })}
            </summary>
            <WordInputs words={translated} known={known} {...part} />
          </details>
        )}
      </fieldset>
    </div>
  );
}

/** A text of the product; the main language's stands under it. */
function TextInLanguage({
  translation: { name, attribute, language },
  draft,
  errors,
  change,
}: FormPart & { translation: Translation }) {
  const field = {
    label: fieldLabel(name),
    lang: language,
    required: false,
    value: draft[name] ?? "",
    error: errors[name],
    hint: (
      <span lang={mainLanguage} className="whitespace-pre-line break-words">
        {draft[attribute]}
      </span>
    ),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  };
  return attributes[attribute].kind === "longText" ? (
    <TextAreaField {...field} rows={4} />
  ) : (
    <TextField {...field} maxLength={limits.shortText} autoComplete="off" />
  );
}

const longest = { words: limits.rowValue, categories: limits.shortText };

function WordInputs({
  words,
  known,
  draft,
  change,
}: FormPart & { words: DraftWord[]; known: KnownWords }) {
  if (words.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {words.map((word) => {
        const saved = known.of(word) ?? "";
        return (
          <TextField
            key={`${word.list} ${word.text}`}
            label={<span lang={mainLanguage}>{word.text}</span>}
            lang={word.locale}
            autoComplete="off"
            maxLength={longest[word.list]}
            value={typedWord(draft.words, word) ?? saved}
            onChange={({ currentTarget: { value } }) =>
              change({ words: withWord(draft.words, { ...word, translation: value }, saved) })
            }
          />
        );
      })}
    </div>
  );
}
