import { useEffect, useRef } from "react";
import { Form } from "react-router-dom";
import { textsIn } from "~/language/texts.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { inputStyle } from "~/ui/fields/field.tsx";
import { PrinterIcon } from "~/ui/icons.tsx";

const texts = textsIn({
  en: {
    findByPrinter: "Find by printer",
    which: "Which printer do you have?",
    example: "For example Epson L3150",
    show: "Show what fits",
  },
  fr: {
    findByPrinter: "Chercher par imprimante",
    which: "Quelle imprimante avez-vous\u202f?",
    example: "Par exemple Epson L3150",
    show: "Voir ce qui va avec",
  },
});

type PrinterFinderProps = {
  /** What was typed before. */
  typed?: string;
  className?: string;
};

/** Asks for a printer and leads to what fits it: a plain form to `/compatibility?q=`. */
export function PrinterFinder({ typed = "", className }: PrinterFinderProps) {
  const input = useRef<HTMLInputElement>(null);
  // An address may bring another text; nothing changes under the hands of somebody who types.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = typed;
  }, [typed]);
  return (
    <Form
      action="/compatibility"
      role="search"
      className={className}
      aria-label={texts().findByPrinter}
    >
      <label htmlFor="printer" className="font-semibold">
        {texts().which}
      </label>
      <div className="mt-2 flex gap-2 max-sm:flex-col md:max-lg:flex-col">
        <div className="relative flex-1">
          <PrinterIcon className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-key-faint" />
          <input
            ref={input}
            id="printer"
            name="q"
            type="search"
            required
            defaultValue={typed}
            placeholder={texts().example}
            autoComplete="off"
            className={classNames(inputStyle, "min-h-13 pl-12")}
          />
        </div>
        <Button type="submit" size="lg">
          {texts().show}
        </Button>
      </div>
    </Form>
  );
}
