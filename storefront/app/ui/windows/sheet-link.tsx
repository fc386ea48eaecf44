import { type AnchorHTMLAttributes, type ReactNode, Suspense, useState } from "react";

type SheetLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick"> & {
  /** Where the same content stands, for as long as no script runs: "#filters", "/cart". */
  fallbackHref: string;
  /** Draws the sheet; its code is fetched with the first click. */
  sheet: (control: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
  /** Fetches the sheet's code already when somebody comes near. */
  onApproach?: () => void;
};

/** Opens a sheet; before any script runs, it is a link to the same content. */
export function SheetLink(props: SheetLinkProps) {
  const { fallbackHref, sheet, onApproach, children, ...rest } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <a
        {...rest}
        href={fallbackHref}
        aria-haspopup="dialog"
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={(event) => {
          // Whoever asks for a new tab gets the page.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          // Not every browser gives the focus to a link that is clicked; it comes back here.
          event.currentTarget.focus();
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
