/** Built code, or sources that are compiled again when they change. */
export type Mode = "built" | "watched";
