import { Link } from "react-router-dom";
import { useMyPrinters } from "~/catalogue/printers/my-printers.ts";
import { printerHref } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import { buttonStyle } from "~/ui/button-style.ts";
import { CheckIcon, CloseIcon, PrinterIcon } from "~/ui/icons.tsx";

/**
 * The shopper's printers, with links and buttons to forget them. Their row has its height before
 * they are known.
 */
export function MyPrinters() {
  const { printers, remove } = useMyPrinters();
  return (
    <div className="-mx-1 mt-3 min-h-13 overflow-x-auto p-1">
      {printers.length > 0 && (
        <ul aria-label={m.compatibility_my_printers()} className="flex gap-2 whitespace-nowrap">
          {printers.map((name) => (
            <li key={name} className="flex items-center rounded-full border border-line-strong">
              <Link
                to={printerHref(name)}
                className="inline-flex min-h-10 items-center gap-2 ps-4 text-sm hover:underline"
              >
                <PrinterIcon className="size-4.5" />
                {name}
              </Link>
              <button
                type="button"
                aria-label={m.compatibility_forget({ name })}
                title={m.compatibility_forget({ name })}
                onClick={() => remove(name)}
                className="inline-flex size-10 items-center justify-center rounded-full hover:bg-wash"
              >
                <CloseIcon className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Adds this printer to the shopper's printers or removes it. */
export function MyPrinterButton({ name }: { name: string }) {
  const { printers, add, remove } = useMyPrinters();
  const isMine = printers.includes(name);
  return (
    <button
      type="button"
      aria-pressed={isMine}
      onClick={() => (isMine ? remove(name) : add(name))}
      className={buttonStyle(isMine ? "primary" : "secondary", "md", "noscript:hidden")}
    >
      {isMine ? <CheckIcon /> : <PrinterIcon />}
      {m.compatibility_this_is_mine()}
    </button>
  );
}
