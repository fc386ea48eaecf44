import { Input } from "@medusajs/ui";
import { useEffect, useState } from "react";

interface SearchInputProps {
  label: string;
  placeholder?: string;
  /** What was searched for last. */
  value: string;
  onSearch: (words: string) => void;
}

/** How long to wait for the next key, milliseconds. */
const pause = 300;

/** Searches once nothing more is typed. */
export function SearchInput({ label, placeholder = "Search", value, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(value);

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <Input
      type="search"
      size="small"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
