import { shownValues } from "../attributes";

/** The attributes of a product of which nothing is known, by the names of the product API. */
export const emptyShownValues = shownValues({});
