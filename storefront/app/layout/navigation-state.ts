import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { pathWithoutLanguage } from "~/language/language.ts";
import { ChunkLoadError, partTimeoutMs } from "~/ui/chunk-load-error.ts";

/** How long a page may load before the loading screen replaces the old page, ms. */
const loadingScreenDelayMs = 350;

function useAfter(isRunning: boolean, delayMs: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setHasPassed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setHasPassed(false);
    };
  }, [isRunning, delayMs]);
  return isRunning && hasPassed;
}

/** Whether another page has been loading for so long that the loading screen is shown. */
export function usePageOnItsWay(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  // The router's next path has the language prefix, its current path has not.
  const isOtherPage =
    navigation.state === "loading" &&
    pathWithoutLanguage(navigation.location.pathname) !== pathname;
  return useAfter(isOtherPage, loadingScreenDelayMs);
}

/**
 * Watches the code that a navigation loads.
 * @throws ChunkLoadError while rendering, if it has not arrived after `timeoutMs`
 */
export function usePartTimeout(timeoutMs: number = partTimeoutMs): void {
  const { state } = useNavigation();
  if (useAfter(state === "loading", timeoutMs)) throw new ChunkLoadError("this page");
}
