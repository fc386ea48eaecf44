import { Link } from "react-router-dom";
import type { Category } from "~/catalogue/category.ts";
import { MerchandiserLinks } from "~/identity/merchandiser/merchandiser-links.tsx";
import { m } from "~/paraglide/messages.js";
import { Sheet } from "~/ui/windows/sheet.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

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
    <Sheet open={open} onOpenChange={onOpenChange} title={m.phone_menu_menu()} side="start">
      <nav aria-label={m.phone_menu_menu()}>
        <ul className="text-lg">
          <li>
            <Link to="/compatibility" onClick={close} className={`${entry} font-semibold`}>
              {m.phone_menu_find_by_printer()}
            </Link>
          </li>
          <li>
            <Link to="/shop" onClick={close} className={`${entry} font-semibold`}>
              {m.phone_menu_all()}
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
              <ul className="mb-2 border-s border-line ps-4 text-base text-key-soft">
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
          <MerchandiserLinks className={`${entry} font-semibold`} onClick={close} />
          {[
            { to: "/journal", label: m.phone_menu_journal() },
            { to: "/about", label: m.phone_menu_about() },
            { to: "/contact", label: m.phone_menu_contact() },
          ].map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={entry}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
        <LanguageSwitch className="-ms-2.5" />
        <ThemeSwitch />
      </div>
    </Sheet>
  );
}
