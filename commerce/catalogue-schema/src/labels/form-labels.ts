import { inEveryLanguage } from "./languages";

/** By language, what forms say of every attribute. */
export const formLabels = inEveryLanguage(({ labels }) => labels);
