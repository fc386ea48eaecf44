import { MagnifyingGlassMini } from "@medusajs/icons";
import { Input } from "@medusajs/ui";
import { useEffect, useState } from "react";
import { t } from "../i18n/translate";

interface SearchInputProps {
  label: string;
  /** The words of the last search. */
  value: string;
  onSearch: (words: string) => void;
}

/** The search starts after this pause, milliseconds. */
const pause = 300;

/** An input that searches after a pause in typing. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(value);

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <div className="relative">
      <MagnifyingGlassMini
        aria-hidden
        className="text-ui-fg-muted pointer-events-none absolute inset-y-0 left-1.5 z-[1] my-auto"
      />
      <Input
        role="searchbox"
        size="small"
        className="pl-7"
        aria-label={label}
        placeholder={t("parts.search")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
