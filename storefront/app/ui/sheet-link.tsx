import { type AnchorHTMLAttributes, type ReactNode, Suspense, useState } from "react";

type SheetLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick"> & {
  /** Where the same content stands in the page, for as long as no script runs: "#filters". */
  fallbackHref: string;
  /** Draws the sheet; its code is fetched with the first click. */
  sheet: (control: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
};

/** Opens a sheet; before any script runs, it is a link to the same content within the page. */
export function SheetLink({ fallbackHref, sheet, children, ...rest }: SheetLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <a
        {...rest}
        href={fallbackHref}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {children}
      </a>
      {wasOpened && <Suspense>{sheet({ open: isOpen, onOpenChange: setIsOpen })}</Suspense>}
    </>
  );
}
