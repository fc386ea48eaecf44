import type { AttributeLabels, ShopLabels } from "./attribute-labels";
import { labels as english } from "./en";

/** The labels for shoppers in Arabic. */
export const shopLabels: ShopLabels = {
  Category: { label: "القسم" },
  subCategory: { label: "النوع" },
  Brand: { label: "العلامة التجارية" },
  color: { label: "اللون" },
  inkjetHead: {
    label: "رأس الطباعة",
    hint: "رأس الطباعة الذي صُنع له الحبر.",
  },
  chipRegion: {
    label: "منطقة الشريحة",
    hint: "حيث تُباع الطابعات التي تقبل شريحة الخرطوشة.",
    choices: {
      "": "غير محدد",
      worldwide: "جميع أنحاء العالم",
      europe: "أوروبا",
      americas: "الأمريكتان",
      "asia-pacific": "آسيا والمحيط الهادئ",
    },
  },
};

/** The labels of forms in Arabic. Merchandisers read the others in English. */
export const labels: AttributeLabels = { ...english, ...shopLabels };
