/** Runs the built code, or the sources with a reload after each change. */
export type Mode = "built" | "watched";
