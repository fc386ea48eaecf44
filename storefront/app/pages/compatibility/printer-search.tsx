import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { PrinterFinder } from "~/catalogue/printers/printer-finder.tsx";
import { typedText } from "~/catalogue/search/typed-text.ts";

/** The search starts after this pause in typing, ms. */
const pauseMs = 120;

/**
 * The printer finder, which searches while one types. The first letter adds a history entry, later
 * ones replace it; the router drops outdated answers.
 */
export function PrinterSearch({ typed, className }: { typed: string; className?: string }) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function look(event: FormEvent<HTMLDivElement>): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    const q = typedText(event.target.value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      navigate(`/compatibility${q ? `?${new URLSearchParams({ q })}` : ""}`, {
        replace: typed !== "",
        preventScrollReset: true,
      });
    }, pauseMs);
  }
  return (
    <div className={className} onInput={look} onSubmit={() => clearTimeout(timer.current)}>
      <PrinterFinder typed={typed} />
    </div>
  );
}
