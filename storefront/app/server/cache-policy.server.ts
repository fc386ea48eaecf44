import { AsyncLocalStorage } from "node:async_hooks";
import { isPersonalPage } from "./personal-pages.ts";

type Answer = { isIncomplete: boolean };

const answerUnderway = new AsyncLocalStorage<Answer>();

/** Says that something is missing in the page under way, so that nobody keeps it. */
export function markIncomplete(): void {
  const answer = answerUnderway.getStore();
  if (answer) answer.isIncomplete = true;
}

/**
 * Says on an answer who may keep it. Pages for everybody may be kept as long as they are asked for
 * again; what is personal, incomplete or failed is kept by nobody.
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
