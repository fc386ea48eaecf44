import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce that inline scripts of this answer carry; only the server knows one. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
