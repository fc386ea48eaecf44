import i18next from "i18next";
import resources from "../src/admin/i18n";

/** Tests see the admin's texts as the dashboard shows them: in English, or as `changeLanguage` says. */
i18next.init({
  lng: "en",
  fallbackLng: "en",
  resources,
  initImmediate: false,
  interpolation: { escapeValue: false },
});
