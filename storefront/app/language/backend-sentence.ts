import { currentLanguage, mainLanguage } from "./language.ts";

/**
 * A sentence of the backend or the product API, which know more of the case but write the main
 * language only. A page in another language says its own sentence.
 */
export function backendSentence(sentence: string, own: () => string): string {
  return (currentLanguage() === mainLanguage && sentence) || own();
}
