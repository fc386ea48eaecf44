import { useId, useSyncExternalStore } from "react";
import { m } from "~/paraglide/messages.js";
import { Select } from "~/ui/fields/select.tsx";
import { chooseTheme, chosenTheme, onThemeChange, themes } from "./theme.ts";

const optionMessages = {
  system: m.theme_switch_system,
  light: m.theme_switch_light,
  dark: m.theme_switch_dark,
};

/** The choice of theme: light, dark, or the device's; without scripts it is the device's. */
export function ThemeSwitch() {
  const id = useId();
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => "system" as const);
  return (
    <div className="flex items-center gap-2 text-sm [@media(scripting:none)]:hidden">
      <label htmlFor={id} className="text-key-soft">
        {m.theme_switch_label()}
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
            {optionMessages[one]()}
          </option>
        ))}
      </Select>
    </div>
  );
}
