import { namespace, texts } from "./translate";

/** Merged into the dashboard's own texts: our namespace, and its texts that name the company. */
export default {
  en: {
    translation: {
      login: {
        title: "Chemical Ink Company",
        hint: "The merchandisers' admin. You sign in with your account of the shop.",
      },
    },
    [namespace]: texts.en,
  },
  de: {
    translation: {
      login: {
        title: "Chemical Ink Company",
        hint: "Der Admin der Produktverwaltung. Sie melden sich mit Ihrem Konto des Shops an.",
      },
    },
    [namespace]: texts.de,
  },
  fr: {
    translation: {
      login: {
        title: "Chemical Ink Company",
        hint: "L’administration des responsables produits. Connectez-vous avec votre compte de la boutique.",
      },
    },
    [namespace]: texts.fr,
  },
};
