/** Light and dark as chosen; "system" follows the device. */
export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** Where the choice is kept. What is not chosen is not kept. */
export const themeKey = "theme";

const listeners = new Set<() => void>();

/** The theme chosen in this browser; "system" where none is, or storage is closed. */
export function chosenTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return shown === "light" || shown === "dark" ? shown : "system";
}

/** Shows a theme at once, and keeps it for the next visit as far as the browser lets it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === "system") window.localStorage.removeItem(themeKey);
    else window.localStorage.setItem(themeKey, theme);
  } catch (cause) {
    console.warn("This browser does not let the shop remember the theme.", cause);
  }
}

/** Hears of every change, another tab's too; gives back how to stop hearing. */
export function onThemeChange(listener: () => void): () => void {
  const hearOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === themeKey)
      showTheme(newValue === "light" || newValue === "dark" ? newValue : "system");
  };
  listeners.add(listener);
  window.addEventListener("storage", hearOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hearOtherTab);
  };
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const listener of listeners) listener();
}
