import type { StateCreator } from "zustand";
import type { ClientState } from "./client-state.ts";

/** One slice of the client state: it may set its own part and read the rest. */
export type Slice<Part> = StateCreator<ClientState, [["zustand/persist", unknown]], [], Part>;
