import { useMyPrinters } from "~/catalogue/printers/my-printers.ts";
import { printerHref } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Section } from "./section.tsx";

/** The customer's printers, each with a link to what fits it. */
export function PrintersSection() {
  const { printers, remove } = useMyPrinters();

  return (
    <Section
      id="printers"
      title={m.account_printers()}
      action={
        <LinkButton to="/compatibility" variant="quiet" size="sm">
          {m.account_add_printer()}
        </LinkButton>
      }
    >
      {printers.length === 0 && <p className="mt-3 text-key-soft">{m.account_no_printers()}</p>}
      <ul className="mt-2 divide-y divide-line">
        {printers.map((name) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="min-w-0 font-semibold break-words">{name}</span>
            <span className="-mx-3 flex gap-1">
              <LinkButton to={printerHref(name)} variant="quiet" size="sm">
                {m.account_what_fits()}
                <span className="sr-only"> {name}</span>
              </LinkButton>
              <Button variant="quiet" size="sm" onClick={() => remove(name)}>
                {m.account_remove()}
                <span className="sr-only"> {name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
