import { useId, useSyncExternalStore } from "react";
import { textsIn } from "~/language/texts.ts";
import { Select } from "~/ui/fields/select.tsx";
import { chooseTheme, chosenTheme, onThemeChange, themes } from "./theme.ts";

const texts = textsIn({
  en: { label: "Theme", system: "As the device", light: "Light", dark: "Dark" },
  fr: { label: "Thème", system: "Comme l’appareil", light: "Clair", dark: "Sombre" },
});

/** Light, dark, or as the device says; without scripts it is as the device says. */
export function ThemeSwitch() {
  const id = useId();
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => "system" as const);
  return (
    <div className="flex items-center gap-2 text-sm [@media(scripting:none)]:hidden">
      <label htmlFor={id} className="text-key-soft">
        {texts().label}
      </label>
      <Select
        id={id}
        value={theme}
        className="min-w-40 text-sm"
        onChange={({ currentTarget }) => {
          const chosen = themes.find((one) => one === currentTarget.value);
          if (chosen) chooseTheme(chosen);
        }}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {texts()[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
