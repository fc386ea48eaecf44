import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Category } from "~/catalogue/category.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { LogoMark } from "~/ui/pictures/logo.tsx";
import { company } from "./company.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The footer: links to all parts of the shop, facts about ordering, and the company. */
export function Footer({ categories }: { categories: Category[] }) {
  return (
    <footer id="site-links" className="mt-24 border-t border-line bg-wash print:hidden">
      <div className="shell">
        <div className="control-strip -mt-2" aria-hidden="true" />
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <div className="max-w-xs max-lg:col-span-2">
            <LogoMark className="size-12" />
            <p className="mt-4 font-display text-lg font-bold">{company.name}</p>
            <p className="mt-2 text-sm text-key-soft">{m.footer_claim()}</p>
          </div>
          <FooterColumn title={m.footer_shop()}>
            <FooterLink to="/shop">{m.footer_all()}</FooterLink>
            {categories.map((category) => (
              <FooterLink key={category.slug} to={`/category/${category.slug}`}>
                {category.name}
              </FooterLink>
            ))}
          </FooterColumn>
          <div className="grid content-start gap-y-10 lg:contents">
            <FooterColumn title={m.footer_help()}>
              <FooterLink to="/compatibility">{m.footer_find_by_printer()}</FooterLink>
              <FooterLink to="/journal">{m.footer_journal()}</FooterLink>
              <FooterLink to="/account">{m.footer_account()}</FooterLink>
              <FooterLink to="/cart">{m.footer_cart()}</FooterLink>
            </FooterColumn>
            <FooterColumn title={m.footer_company()}>
              <FooterLink to="/about">{m.footer_about()}</FooterLink>
              <FooterLink to="/contact">{m.footer_contact()}</FooterLink>
              <FooterLink to="/terms">{m.footer_terms()}</FooterLink>
              <FooterLink to="/privacy">{m.footer_privacy()}</FooterLink>
              <li>
                <a className="inline-block py-1.5 hover:underline" href={`mailto:${company.email}`}>
                  {company.email}
                </a>
              </li>
              <li>
                <a className="inline-block py-1.5 hover:underline" href={company.phoneHref}>
                  <bdi dir="ltr">{company.phone}</bdi>
                </a>
              </li>
            </FooterColumn>
          </div>
        </div>
        <OrderingFacts />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4">
          <LanguageSwitch className="-ms-2.5 text-sm" />
          <ThemeSwitch />
        </div>
        <p className="border-t border-line py-5 text-xs text-key-faint">{m.footer_owners()}</p>
      </div>
    </footer>
  );
}

/** Facts to know before ordering. The prices of delivery come from the backend. */
function OrderingFacts() {
  const facts = [
    { name: m.footer_delivery(), fact: m.footer_delivery_fact(), mark: "border-cyan" },
    { name: m.footer_payment(), fact: m.footer_payment_fact(), mark: "border-magenta" },
    { name: m.footer_prices(), fact: m.footer_prices_fact(), mark: "border-yellow" },
    { name: m.footer_advice(), fact: m.footer_advice_fact(), mark: "border-key" },
  ];
  return (
    <section aria-label={m.footer_facts()} className="border-t border-line py-8">
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ name, fact, mark }) => (
          <div key={name} className={classNames("border-s-4 ps-4 text-sm", mark)}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-0.5 text-key-soft">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2 text-sm text-key-soft">{children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1.5 hover:text-key hover:underline">
        {children}
      </Link>
    </li>
  );
}
