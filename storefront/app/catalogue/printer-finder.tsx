import { Form } from "react-router-dom";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { inputStyle } from "~/ui/field.tsx";
import { PrinterIcon } from "~/ui/icons.tsx";

type PrinterFinderProps = {
  /** What was typed before. */
  typed?: string;
  className?: string;
};

/** Asks for a printer and leads to what fits it: a plain form to `/compatibility?q=`. */
export function PrinterFinder({ typed = "", className }: PrinterFinderProps) {
  return (
    <Form action="/compatibility" role="search" className={className} aria-label="Find by printer">
      <label htmlFor="printer" className="font-semibold">
        Which printer do you have?
      </label>
      <div className="mt-2 flex gap-2 max-sm:flex-col md:max-lg:flex-col">
        <div className="relative flex-1">
          <PrinterIcon className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-key-faint" />
          <input
            key={typed}
            id="printer"
            name="q"
            type="search"
            required
            defaultValue={typed}
            placeholder="For example Epson L3150"
            autoComplete="off"
            className={classNames(inputStyle, "min-h-13 pl-12")}
          />
        </div>
        <Button type="submit" size="lg">
          Show what fits
        </Button>
      </div>
    </Form>
  );
}
