/**
 * Makes a slice of the client state: its values and the ways to change them. `Others` are the slices
 * that it changes or reads besides its own.
 */
export type Slice<Part, Others = unknown> = (
  set: (
    change: Partial<Part & Others> | ((state: Part & Others) => Partial<Part & Others>),
  ) => void,
) => Part;
