import { shownValues } from "../attributes";

/** The empty attributes of a product, by the names of the product API. */
export const emptyShownValues = shownValues({});
