import { AsyncLocalStorage } from "node:async_hooks";
import { isPersonalPage } from "./personal-pages.ts";

type Answer = { isIncomplete: boolean };

const answerUnderway = new AsyncLocalStorage<Answer>();

/** Marks the page of this request as incomplete, so that it is not cached. */
export function markIncomplete(): void {
  const answer = answerUnderway.getStore();
  if (answer) answer.isIncomplete = true;
}

/**
 * Sets the cache headers of an answer. Public pages may be cached if they are revalidated;
 * personal, incomplete or failed ones are never cached.
 */
export async function withCachePolicy(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const known: Answer = { isIncomplete: false };
  const response = await answerUnderway.run(known, answer);
  const isForAll = response.status < 500 && !isPersonalPage(new URL(request.url).pathname);
  if (!isForAll || known.isIncomplete) response.headers.set("Cache-Control", "no-store");
  else if (!response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", "no-cache");
  }
  return response;
}
