import type { Problem, ProblemCode } from "@chemical-ink/product-api/contract/problem";
import { delaySentence } from "~/commerce/try-again.ts";
import { currentLanguage } from "~/language/language.ts";

/** French sentences for the product API's codes; other codes keep the API's sentence. */
const french: Partial<Record<ProblemCode, string>> = {
  "invalid-request": "Le produit comporte des erreurs.",
  "not-signed-in": "Connectez-vous avec un compte autorisé à gérer les produits.",
  "not-allowed": "Ce compte n’est pas autorisé à gérer les produits.",
  "already-there": "Ce produit existe déjà.",
  "version-conflict": "Ce produit a été commandé ou modifié depuis que vous l’avez ouvert.",
  "in-progress": "Cet enregistrement est déjà en cours.",
  "product-not-found": "Ce produit n’existe pas.",
  "body-too-large": "L’envoi est trop volumineux.",
  "storage-full":
    "Il n’y a plus de place pour conserver les fichiers, et rien n’en a été gardé. Prévenez les responsables de la boutique.",
  "catalogue-unavailable": "Le catalogue est injoignable. Réessayez dans un instant.",
  "backend-unavailable": "La boutique est injoignable. Réessayez dans un instant.",
  "outcome-unknown":
    "L’enregistrement a peut-être eu lieu\u202f: vérifiez le produit avant de recommencer.",
};

/** The sentence of a problem in the page's language; `seconds` comes from Retry-After. */
export function problemSentence({ code, detail, reference }: Problem, seconds?: number): string {
  if (code === "too-many-requests") return delaySentence("too-many", seconds);
  if (currentLanguage() === "en") return detail;
  if (code === "unexpected") return `Une erreur est survenue (référence ${reference}).`;
  return french[code] ?? detail;
}
