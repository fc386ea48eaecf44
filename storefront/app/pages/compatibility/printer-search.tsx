import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { PrinterFinder } from "~/catalogue/printers/printer-finder.tsx";
import { typedText } from "~/catalogue/search/typed-text.ts";

/** How long nobody types before what was typed is looked for, in ms. */
const pauseMs = 120;

/**
 * The printer finder that looks while one types. The first letter is a step that the back button
 * undoes, the next ones take its place; the router drops the answers to older letters.
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
