import type { Engine } from "./engine.ts";
import type { SearchResult } from "./search-query.ts";

/** For so many ms an answer is as good as a new one: the index takes as long to follow a change. */
const freshForMs = 1_000;

/** More different questions than this are not remembered, so that memory stays small. */
const mostRemembered = 500;

/**
 * The same engine, but asked once where many ask the same at the same time: a front page that a
 * thousand people open costs one search a second. Failures are never kept.
 */
export function withSharedAnswers(engine: Engine): Engine {
  const answers = new Map<string, Promise<SearchResult[]>>();

  return {
    ...engine,
    search(queries, caller) {
      const question = JSON.stringify(queries);
      const known = answers.get(question);
      if (known) {
        return known;
      }
      const answer = engine.search(queries, caller);
      if (answers.size < mostRemembered) {
        const forget = () => answers.delete(question);
        answers.set(question, answer);
        answer.then(() => setTimeout(forget, freshForMs).unref(), forget);
      }
      return answer;
    },
  };
}
