import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { pathWithoutLanguage } from "~/language/language.ts";
import { ChunkLoadError, partTimeoutMs } from "~/ui/chunk-load-error.ts";

/** How long a page may be on its way before the loading screen takes the old one's place, in ms. */
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

/** Whether another page is on its way, and long enough that the loading screen should show. */
export function usePageOnItsWay(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  // Where a navigation goes is told with the language's prefix, where one is without it.
  const isOtherPage =
    navigation.state === "loading" &&
    pathWithoutLanguage(navigation.location.pathname) !== pathname;
  return useAfter(isOtherPage, loadingScreenDelayMs);
}

/**
 * Watches over the part of the page that a navigation waits for.
 * @throws ChunkLoadError while rendering, when it has not arrived after `timeoutMs`.
 */
export function usePartTimeout(timeoutMs: number = partTimeoutMs): void {
  const { state } = useNavigation();
  if (useAfter(state === "loading", timeoutMs)) throw new ChunkLoadError("this page");
}
