import type { AttributeLabels } from "./attribute-labels";

/** The attributes in French. */
export const fr: AttributeLabels = {
  slug: { label: "Slug de l’URL" },
  status: { label: "Statut" },
  Title: { label: "Titre" },
  Price: { label: "Prix en euros, HT" },
  Quantity: { label: "Quantité en stock" },
  Category: { label: "Catégorie" },
  subCategory: { label: "Sous-catégorie", facet: "Type" },
  Brand: { label: "Marque" },
  kind: { label: "Nature", hint: "Par exemple «\u202fbouteille d’encre\u202f»." },
  Description: { label: "Description" },
  mpn: { label: "Référence fabricant", hint: "Celle du fabricant." },
  series: { label: "Gamme", hint: "Le jeu de couleurs dont il fait partie." },
  color: { label: "Couleur" },
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
};
