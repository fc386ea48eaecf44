import { useMyPrinters } from "~/catalogue/printers/my-printers.ts";
import { printerHref } from "~/catalogue/printers/printer.ts";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { accountTexts } from "./account-texts.ts";
import { Section } from "./section.tsx";

/** The customer's printers, each with the way to what fits it. */
export function PrintersSection() {
  const { printers, remove } = useMyPrinters();
  const texts = accountTexts();

  return (
    <Section
      id="printers"
      title={texts.printers}
      action={
        <LinkButton to="/compatibility" variant="quiet" size="sm">
          {texts.addPrinter}
        </LinkButton>
      }
    >
      {printers.length === 0 && <p className="mt-3 text-key-soft">{texts.noPrinters}</p>}
      <ul className="mt-2 divide-y divide-line">
        {printers.map((name) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="min-w-0 font-semibold break-words">{name}</span>
            <span className="-mx-3 flex gap-1">
              <LinkButton to={printerHref(name)} variant="quiet" size="sm">
                {texts.whatFits}
                <span className="sr-only"> {name}</span>
              </LinkButton>
              <Button variant="quiet" size="sm" onClick={() => remove(name)}>
                {texts.remove}
                <span className="sr-only"> {name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
