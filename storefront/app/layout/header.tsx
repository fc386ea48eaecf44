import { Link, NavLink } from "react-router-dom";
import { CartLink } from "~/cart/view/cart-link.tsx";
import type { Category } from "~/catalogue/category.ts";
import { SearchBox } from "~/catalogue/search/search-box.tsx";
import { AccountLink } from "~/identity/account-link.tsx";
import { MerchandiserLinks } from "~/identity/merchandiser/merchandiser-links.tsx";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { MenuIcon, PrinterIcon } from "~/ui/icons.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Logo } from "~/ui/pictures/logo.tsx";
import { SheetLink } from "~/ui/windows/sheet-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useHiddenHeader } from "./use-hidden-header.ts";

const PhoneMenu = lazyPart("the menu", async () => (await import("./phone-menu.tsx")).PhoneMenu);

const navLink = ({ isActive }: { isActive: boolean }) =>
  classNames(
    "inline-flex min-h-11 items-center border-b-2 whitespace-nowrap hover:border-key",
    isActive ? "border-key font-semibold" : "border-transparent",
  );

/** The header: logo, search, menus, account and cart. */
export function Header({ categories }: { categories: Category[] }) {
  const isAway = useHiddenHeader();
  return (
    <header
      data-is-away={isAway || undefined}
      className={classNames(
        "sticky top-0 z-30 border-b border-line bg-paper transition-transform print:hidden",
        // Keyboard focus within the header shows it.
        isAway && "max-md:not-focus-within:-translate-y-full",
      )}
    >
      <div className="shell flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 md:flex-nowrap md:gap-x-6">
        <SheetLink
          fallbackHref="#site-links"
          aria-label={m.header_menu()}
          className="-ms-2.5 inline-flex size-11 items-center justify-center rounded-sm hover:bg-wash md:hidden"
          sheet={(control) => <PhoneMenu {...control} categories={categories} />}
        >
          <MenuIcon />
        </SheetLink>
        <Link to="/" aria-label={m.header_home()} className="me-auto rounded-sm md:me-0">
          <Logo />
        </Link>
        <SearchBox className="order-last w-full md:order-none md:mx-auto md:max-w-xl md:flex-1" />
        <div className="flex items-center gap-1">
          <AccountLink />
          <CartLink />
        </div>
      </div>
      <nav aria-label={m.header_shop()} className="hidden border-t border-line md:block">
        <div className="shell flex gap-x-6 text-xs lg:text-sm">
          <ul className="flex min-w-0 flex-1 gap-x-4 overflow-x-auto 2xl:gap-x-6">
            <li>
              <NavLink to="/shop" className={navLink}>
                {m.header_all()}
              </NavLink>
            </li>
            {categories.map((category) => (
              <li key={category.slug}>
                <NavLink to={`/category/${category.slug}`} className={navLink}>
                  {category.name}
                </NavLink>
              </li>
            ))}
          </ul>
          <ul className="flex gap-x-4 empty:hidden lg:gap-x-6">
            <MerchandiserLinks className={navLink({ isActive: false })} />
          </ul>
          <NavLink
            to="/compatibility"
            className={({ isActive }) => classNames(navLink({ isActive }), "gap-2 font-semibold")}
          >
            <PrinterIcon />
            {m.header_find_by_printer()}
          </NavLink>
          <LanguageSwitch onlyOthers className="-me-2.5 max-lg:hidden" />
        </div>
      </nav>
    </header>
  );
}
