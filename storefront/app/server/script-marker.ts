import { createContext, useContext } from "react";

const ScriptMarkerContext = createContext<string | undefined>(undefined);

export const ScriptMarkerProvider = ScriptMarkerContext.Provider;

/**
 * The mark, as a nonce, by which the server knows its own inline scripts. It never leaves the
 * server: `withCspHashes` allows what carries it, and takes it off.
 */
export function useScriptMarker(): string | undefined {
  return useContext(ScriptMarkerContext);
}
