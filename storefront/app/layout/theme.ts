/** The themes; "system" follows the device. */
export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The key in browser storage; the device's theme is not stored. */
export const themeKey = "theme";

const listeners = new Set<() => void>();

/** The theme chosen in this browser; "system" if none is, or storage is blocked. */
export function chosenTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return shown === "light" || shown === "dark" ? shown : "system";
}

/** Applies a theme and stores it if the browser allows that. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === "system") window.localStorage.removeItem(themeKey);
    else window.localStorage.setItem(themeKey, theme);
  } catch (cause) {
    console.warn("This browser does not let the shop remember the theme.", cause);
  }
}

/**
 * Calls the listener after every change, also of another tab; gives back a function that
 * unsubscribes it.
 */
export function onThemeChange(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === themeKey)
      showTheme(newValue === "light" || newValue === "dark" ? newValue : "system");
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const listener of listeners) listener();
}
