import type { Caller, Engine } from "../commerce/engine.ts";
import type { SearchQuery } from "../commerce/search-query.ts";
import { facetRequests } from "./facets.ts";
import { hasDigit, wordsOf } from "./search-term.ts";

/** The fields whose words a shopper may have meant. */
const vocabularyFields = ["title", "description"];

/** Documents looked into per word that is not known. */
const documentsPerWord = 20;

/**
 * What a term that found nothing was probably meant to be: words the catalogue knows stay, a
 * mistyped word becomes the nearest known one, and a word nothing is like is left out. Part and
 * model numbers are never guessed at. One round trip.
 *
 * @returns the term to search for, or nothing where there is no better one
 * @throws EngineUnavailableError, EngineRefusedError
 */
export async function correctTerm(
  term: string,
  engine: Engine,
  caller: Caller,
): Promise<string | undefined> {
  const words = wordsOf(term);
  const [everything, ...results] = await engine.search(
    [
      facetsQuery,
      ...words.flatMap((word, index) => [
        knownQuery(word, index === words.length - 1),
        likeQuery(word),
      ]),
    ],
    caller,
  );
  const facetWords = Object.values(everything?.facets ?? {}).flatMap((values) =>
    values.flatMap(({ value }) => wordsIn(value)),
  );

  const corrected = words.flatMap((word, index) => {
    const known = results[2 * index];
    const like = results[2 * index + 1];
    if (hasDigit(word) || (known && known.count > 0)) {
      return [word];
    }
    const nearest = nearestWord(word, [...facetWords, ...textWords(like?.documents ?? [])]);
    return nearest ? [nearest] : [];
  });
  const correction = corrected.join(" ");
  return correction === "" || correction === words.join(" ") ? undefined : correction;
}

/** The catalogue's own words: its brands, categories and colours. */
const facetsQuery: SearchQuery = {
  entity: "product",
  fields: ["id"],
  pagination: { skip: 0, take: 0 },
  search_options: { count: "none", facets: facetRequests },
};

function knownQuery(word: string, isLast: boolean): SearchQuery {
  return {
    entity: "product",
    fields: ["id"],
    filters: { q: word },
    pagination: { skip: 0, take: 0 },
    search_options: { count: "exact", match_strategy: isLast ? "last" : "all" },
  };
}

function likeQuery(word: string): SearchQuery {
  return {
    entity: "product",
    fields: vocabularyFields,
    filters: { q: word },
    pagination: { skip: 0, take: documentsPerWord },
    search_options: { count: "none", typo_tolerance: true },
  };
}

function textWords(documents: Record<string, unknown>[]): string[] {
  return documents.flatMap((document) =>
    vocabularyFields.flatMap((field) => wordsIn(String(document[field] ?? ""))),
  );
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The known word that the fewest slips turn into this one; none if it takes too many. */
export function nearestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = slipsAllowed(word) + 1;
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) >= fewest || hasDigit(candidate)) {
      continue;
    }
    const slips = slipsBetween(word, candidate);
    if (slips < fewest) {
      fewest = slips;
      nearest = candidate;
    }
  }
  return nearest;
}

function slipsAllowed(word: string): number {
  if (word.length < 3) {
    return 0;
  }
  return word.length < 5 ? 1 : 2;
}

/**
 * How many slips of the finger lie between two words: a letter too many, too few, a wrong one, or
 * two swapped (optimal string alignment distance).
 */
export function slipsBetween(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
