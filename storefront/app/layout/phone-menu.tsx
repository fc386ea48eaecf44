import { Link } from "react-router-dom";
import type { Category } from "~/catalogue/category.ts";
import { Sheet } from "~/ui/sheet.tsx";

type PhoneMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  categories: Category[];
};

/** The menu of small screens: the categories in both levels, and the shop's other pages. */
export function PhoneMenu({ open, onOpenChange, categories }: PhoneMenuProps) {
  const close = () => onOpenChange(false);
  const entry = "flex min-h-11 items-center";
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu" side="left">
      <nav aria-label="Menu">
        <ul className="text-lg">
          <li>
            <Link to="/compatibility" onClick={close} className={`${entry} font-semibold`}>
              Find by printer
            </Link>
          </li>
          <li>
            <Link to="/shop" onClick={close} className={`${entry} font-semibold`}>
              All products
            </Link>
          </li>
          {categories.map((category) => (
            <li key={category.slug}>
              <Link
                to={`/category/${category.slug}`}
                onClick={close}
                className={`${entry} font-semibold`}
              >
                {category.name}
              </Link>
              <ul className="mb-2 border-l border-line pl-4 text-base text-key-soft">
                {category.children.map((child) => (
                  <li key={child.slug}>
                    <Link to={`/category/${child.slug}`} onClick={close} className={entry}>
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <ul className="mt-4 border-t border-line pt-4">
          {[
            { to: "/journal", label: "Journal" },
            { to: "/about", label: "About us" },
            { to: "/contact", label: "Contact" },
          ].map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={entry}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
