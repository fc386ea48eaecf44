import { attributeLabels, type ShopLabels } from "./attribute-labels";

/** The labels for shoppers in German. */
export const shopLabels: ShopLabels = {
  Category: { label: "Kategorie" },
  subCategory: { label: "Art" },
  Brand: { label: "Marke" },
  color: { label: "Farbe" },
  inkjetHead: {
    label: "Druckkopf",
    hint: "Der Druckkopf, für den eine Tinte gemacht ist.",
  },
  chipRegion: {
    label: "Chip-Region",
    hint: "Wo die Drucker verkauft werden, die den Chip der Patrone annehmen.",
    choices: {
      "": "Keine Angabe",
      worldwide: "Weltweit",
      europe: "Europa",
      americas: "Amerika",
      "asia-pacific": "Asien-Pazifik",
    },
  },
};

/** The labels of forms in German. */
export const labels = attributeLabels(shopLabels, {
  slug: { label: "URL-Slug" },
  status: { label: "Status" },
  Title: { label: "Titel" },
  Price: { label: "Preis in Euro, ohne\u00a0MwSt." },
  Quantity: { label: "Lagerbestand" },
  subCategory: { label: "Unterkategorie" },
  kind: { label: "Art", hint: "Zum Beispiel „Tintenflasche“ oder „Tonerkartusche“." },
  Description: { label: "Beschreibung" },
  mpn: { label: "Herstellernummer", hint: "Die Artikelnummer des Herstellers." },
  series: { label: "Serie", hint: "Der Farbsatz, zu dem das Produkt gehört." },
  colorSwatch: { label: "Farbmuster" },
  inkType: { label: "Tintenart" },
  condition: {
    label: "Zustand",
    choices: {
      "": "Keine Angabe",
      oem: "Original (OEM)",
      compatible: "Kompatibel",
      remanufactured: "Wiederaufbereitet",
    },
  },
  volumeMl: { label: "Inhalt (ml)" },
  pageYield: { label: "Reichweite in Seiten" },
  yieldStandard: { label: "Reichweite gemessen nach", hint: "Zum Beispiel ISO/IEC 24711" },
  compatiblePrinters: { label: "Passende Drucker" },
  Images: { label: "Bilder" },
  pdf: { label: "PDF" },
  video: { label: "Video" },
  ficheTech: { label: "Technische Daten" },
});
