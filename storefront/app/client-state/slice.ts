/**
 * Makes a slice of the client state: its values and actions. `Others` are the other slices that it
 * changes or reads.
 */
export type Slice<Part, Others = unknown> = (
  set: (
    change: Partial<Part & Others> | ((state: Part & Others) => Partial<Part & Others>),
  ) => void,
) => Part;
