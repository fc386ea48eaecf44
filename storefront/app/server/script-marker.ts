import { createContext, useContext } from "react";

const SealContext = createContext<string | undefined>(undefined);

export const ScriptSealProvider = SealContext.Provider;

/**
 * The mark, as a nonce, by which the server knows its own inline scripts. It never leaves the
 * server: `sealedPage` allows what carries it, and takes it off.
 */
export function useScriptSeal(): string | undefined {
  return useContext(SealContext);
}
