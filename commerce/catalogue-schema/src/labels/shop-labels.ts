import { inEveryLanguage } from "./languages";

/** By language, what shoppers read of the attributes. A page of the shop loads no more than this. */
export const shopLabels = inEveryLanguage((labels) => labels.shopLabels);
