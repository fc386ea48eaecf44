import { createContext, useContext } from "react";

const ScriptMarkerContext = createContext<string | undefined>(undefined);

export const ScriptMarkerProvider = ScriptMarkerContext.Provider;

/**
 * The marker, a nonce, by which the server recognizes its own inline scripts. It never leaves the
 * server: `withCspHashes` hashes the marked scripts and removes it.
 */
export function useScriptMarker(): string | undefined {
  return useContext(ScriptMarkerContext);
}
