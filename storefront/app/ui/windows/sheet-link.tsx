import { type AnchorHTMLAttributes, type ReactNode, Suspense, useState } from "react";

type SheetLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick"> & {
  /** The link to the same content without scripts: "#filters", "/cart". */
  fallbackHref: string;
  /** Renders the sheet; its code is loaded with the first click. */
  sheet: (control: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
  /** Called when the pointer or focus comes near, to load the sheet's code. */
  onApproach?: () => void;
};

/** Opens a sheet; without scripts it is a link to the same content. */
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
          // A click for a new tab opens the page.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          // Not every browser focuses a clicked link, to which the focus returns later.
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
