import { useEffect, useRef } from "react";
import { Form } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { inputStyle } from "~/ui/fields/field.tsx";
import { PrinterIcon } from "~/ui/icons.tsx";

type PrinterFinderProps = {
  typed?: string;
  className?: string;
};

/** A form that finds a printer at `/compatibility?q=`. */
export function PrinterFinder({ typed = "", className }: PrinterFinderProps) {
  const input = useRef<HTMLInputElement>(null);
  // A navigation may bring another text; while the field has the focus, its text stays.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = typed;
  }, [typed]);
  return (
    <Form
      action="/compatibility"
      role="search"
      className={className}
      aria-label={m.printer_finder_find_by_printer()}
    >
      <label htmlFor="printer" className="font-semibold">
        {m.printer_finder_which()}
      </label>
      <div className="mt-2 flex gap-2 max-sm:flex-col md:max-lg:flex-col">
        <div className="relative flex-1">
          <PrinterIcon className="pointer-events-none absolute top-1/2 inset-s-4 -translate-y-1/2 text-key-faint" />
          <input
            ref={input}
            id="printer"
            name="q"
            type="search"
            required
            defaultValue={typed}
            placeholder={m.printer_finder_example()}
            autoComplete="off"
            className={classNames(inputStyle, "min-h-13 ps-12")}
          />
        </div>
        <Button type="submit" size="lg">
          {m.printer_finder_show()}
        </Button>
      </div>
    </Form>
  );
}
