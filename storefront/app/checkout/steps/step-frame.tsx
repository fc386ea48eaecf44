import { type ReactNode, useEffect, useRef, useState } from "react";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { CheckIcon } from "~/ui/icons.tsx";

interface StepFrameProps {
  number: number;
  title: string;
  /** `open`: being filled in. `done`: shows its summary. `ahead`: not reached yet. */
  state: "open" | "done" | "ahead";
  summary?: ReactNode;
  /**
   * Whether the content stays mounted while another step is open, for values that are stored
   * nowhere else.
   */
  staysFilled?: boolean;
  /** Opens the step again; undefined if that is not possible. */
  onChange: (() => void) | undefined;
  children: ReactNode;
}

/** One step of the checkout. Opening one moves the focus to its heading. */
export function StepFrame(props: StepFrameProps) {
  const { number, title, state, summary, staysFilled = false, onChange, children } = props;
  const [wasFilled, setWasFilled] = useState(false);
  if (state === "open" && !wasFilled) setWasFilled(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(state === "open");
  useEffect(() => {
    if (state === "open" && !wasOpen.current) heading.current?.focus();
    wasOpen.current = state === "open";
  }, [state]);

  return (
    <section aria-labelledby={`step-${number}`} className="border-t border-line py-6">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={
            state === "ahead"
              ? "flex size-8 shrink-0 items-center justify-center rounded-full border border-line-strong text-sm font-semibold text-key-faint"
              : "flex size-8 shrink-0 items-center justify-center rounded-full bg-key text-sm font-semibold text-on-key"
          }
        >
          {state === "done" ? <CheckIcon /> : number}
        </span>
        <h2
          ref={heading}
          id={`step-${number}`}
          tabIndex={-1}
          className={`text-xl outline-none ${state === "ahead" ? "text-key-faint" : ""}`}
        >
          {title}
        </h2>
        {state === "done" && onChange && (
          <Button variant="quiet" size="sm" className="ms-auto" onClick={onChange}>
            {m.checkout_change()}
            <span className="sr-only"> {title.toLowerCase()}</span>
          </Button>
        )}
      </div>
      {state === "done" && summary && <div className="mt-3 ps-11 text-key-soft">{summary}</div>}
      {(state === "open" || (staysFilled && wasFilled)) && (
        <div className="mt-5 sm:ps-11" hidden={state !== "open"}>
          {children}
        </div>
      )}
    </section>
  );
}
