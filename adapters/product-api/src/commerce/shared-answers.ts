import { type Caller, type Engine, EngineUnavailableError } from "./engine.ts";
import type { SearchResult } from "./search-query.ts";

/**
 * Who asks within so many ms after a question was put gets the same answer: it is as good as a
 * new one, as the index takes as long to follow a change.
 */
const sharedForMs = 1_000;

/** More different questions than this are not remembered, so that memory stays small. */
const mostRemembered = 500;

/**
 * The same engine, but asked once where many ask the same at the same time: a front page that a
 * thousand people open costs one search a second. Failures are never kept.
 *
 * @param patienceMs how long a caller waits at most. A shared search is nobody's own: it goes on
 * when the first caller leaves, and long enough for the last who joined it.
 */
export function withSharedAnswers(engine: Engine, patienceMs: number): Engine {
  const answers = new Map<string, Promise<SearchResult[]>>();

  return {
    ...engine,
    search(queries, caller) {
      const question = JSON.stringify(queries);
      const known = answers.get(question);
      if (known) {
        return unlessGone(known, caller);
      }
      if (answers.size >= mostRemembered) {
        return engine.search(queries, caller);
      }
      const signal = AbortSignal.timeout(sharedForMs + patienceMs);
      const answer = engine.search(queries, { requestId: caller.requestId, signal });
      const forget = () => {
        if (answers.get(question) === answer) answers.delete(question);
      };
      answers.set(question, answer);
      setTimeout(forget, sharedForMs).unref();
      answer.catch(forget);
      return unlessGone(answer, caller);
    },
  };
}

/** The answer, for as long as this caller waits. */
function unlessGone<Answer>(answer: Promise<Answer>, { signal }: Caller): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      const sentence = "the engine did not answer in the caller's time";
      reject(new EngineUnavailableError(sentence, { cause: signal.reason }));
    };
    if (signal.aborted) return leave();
    signal.addEventListener("abort", leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
