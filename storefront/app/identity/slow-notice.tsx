import { useEffect, useState } from "react";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";

/** After this time, ms, people wonder whether anything happens. */
const usualMs = 5000;

/** Says that it takes longer than usual, after five seconds of work. */
export function SlowNotice({ busy, className }: { busy: boolean; className?: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setIsSlow(true), usualMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [busy]);

  // Always in the page, so that screen readers announce its content.
  return (
    <p role="status" className={classNames("text-sm text-key-soft empty:hidden", className)}>
      {isSlow && m.sign_up_takes_long()}
    </p>
  );
}
