import { textsIn } from "~/language/texts.ts";

/** What the gallery and its large pictures say. */
export const galleryTexts = textsIn({
  en: {
    pictures: "Pictures",
    alt: (title: string, place: number, count: number) =>
      `${title}, picture ${place} of ${count}`,
    place: (place: number, count: number) => `Picture ${place} of ${count}`,
    enlarge: "Enlarge",
    previous: "Previous picture",
    next: "Next picture",
    closer: "Closer",
    further: "Further away",
    help: "Plus and minus bring it closer and further away, the arrow keys move it.",
  },
  fr: {
    pictures: "Images",
    alt: (title: string, place: number, count: number) =>
      `${title}, image ${place} sur ${count}`,
    place: (place: number, count: number) => `Image ${place} sur ${count}`,
    enlarge: "Agrandir",
    previous: "Image précédente",
    next: "Image suivante",
    closer: "Rapprocher",
    further: "Éloigner",
    help: "Les touches plus et moins rapprochent et éloignent l’image, les flèches la déplacent.",
  },
});
