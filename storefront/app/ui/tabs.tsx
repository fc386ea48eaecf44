import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classNames } from "./class-names.ts";

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps<Name extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
}

/** How far a key moves the selection; `Home` and `End` select the first and the last tab. */
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs with their panels. Arrow keys select; the hidden panels keep their state. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const now = tabs.findIndex(({ name }) => name === selected);
    const places: Partial<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const step = steps[key];
    const next = step === undefined ? places[key] : (now + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onSelect(tab.name);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-2 border-b border-line"
      >
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
            aria-selected={name === selected}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
            onKeyDown={onKeyDown}
            className={classNames(
              "-mb-px min-h-11 border-b-2 px-3 text-sm font-semibold",
              name === selected ? "border-key" : "border-transparent text-key-soft",
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={name !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
