import { attributeLabels, type ShopLabels } from "./attribute-labels";

/** The labels for shoppers in French. */
export const shopLabels: ShopLabels = {
  Category: { label: "Catégorie" },
  subCategory: { label: "Type" },
  Brand: { label: "Marque" },
  color: { label: "Couleur" },
  inkjetHead: {
    label: "Tête d’impression",
    hint: "La tête d’impression pour laquelle une encre est faite.",
  },
  chipRegion: {
    label: "Région de la puce",
    hint: "Là où sont vendues les imprimantes qui acceptent la puce de la cartouche.",
    choices: {
      "": "Non précisée",
      worldwide: "Monde entier",
      europe: "Europe",
      americas: "Amériques",
      "asia-pacific": "Asie-Pacifique",
    },
  },
};

/** The labels of forms in French. */
export const labels = attributeLabels(shopLabels, {
  slug: { label: "Slug de l’URL" },
  status: { label: "Statut" },
  Title: { label: "Titre" },
  Price: { label: "Prix en euros, HT" },
  Quantity: { label: "Quantité en stock" },
  subCategory: { label: "Sous-catégorie" },
  kind: { label: "Nature", hint: "Par exemple «\u202fbouteille d’encre\u202f»." },
  Description: { label: "Description" },
  mpn: { label: "Référence fabricant", hint: "Celle du fabricant." },
  series: { label: "Gamme", hint: "Le jeu de couleurs dont il fait partie." },
  colorSwatch: { label: "Pastille" },
  inkType: { label: "Type d’encre" },
  condition: {
    label: "Origine",
    choices: {
      "": "Non précisée",
      oem: "D’origine (OEM)",
      compatible: "Compatible",
      remanufactured: "Reconditionné",
    },
  },
  volumeMl: { label: "Volume (ml)" },
  pageYield: { label: "Rendement en pages" },
  yieldStandard: { label: "Norme du rendement", hint: "Par exemple ISO/IEC 24711" },
  compatiblePrinters: { label: "Imprimantes compatibles" },
  Images: { label: "Images" },
  pdf: { label: "PDF" },
  video: { label: "Vidéo" },
  ficheTech: { label: "Fiche technique" },
});
