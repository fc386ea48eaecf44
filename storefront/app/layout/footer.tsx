import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Category } from "~/catalogue/category.ts";
import { textsIn } from "~/language/texts.ts";
import { classNames } from "~/ui/class-names.ts";
import { LogoMark } from "~/ui/pictures/logo.tsx";
import { company } from "./company.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const texts = textsIn({
  en: {
    claim: "Printers, ink and consumables, sold by people who know which bottle goes where.",
    shop: "Shop",
    all: "All products",
    help: "Help",
    findByPrinter: "Find by printer",
    journal: "Journal",
    account: "Your account",
    cart: "Your cart",
    company: "Company",
    about: "About us",
    contact: "Contact",
    terms: "Terms",
    privacy: "Privacy",
    facts: "Ordering",
    delivery: "Delivery",
    deliveryFact: "Across Europe. You see the price and the days before you order.",
    payment: "Payment",
    paymentFact: "You choose how to pay at checkout. Nothing is due before you order.",
    prices: "Prices",
    pricesFact: "Without VAT, which is added at checkout for your country.",
    advice: "Advice",
    adviceFact: "From people, by mail and phone, within one working day.",
    owners: "Brand names and part numbers belong to their owners.",
  },
  fr: {
    claim: "Imprimantes, encres et consommables, vendus par des gens qui savent quel flacon va où.",
    shop: "Boutique",
    all: "Tous les produits",
    help: "Aide",
    findByPrinter: "Chercher par imprimante",
    journal: "Journal",
    account: "Votre compte",
    cart: "Votre panier",
    company: "L’entreprise",
    about: "À propos",
    contact: "Contact",
    terms: "Conditions de vente",
    privacy: "Données personnelles",
    facts: "Commander",
    delivery: "Livraison",
    deliveryFact: "Dans toute l’Europe. Prix et délai sont affichés avant la commande.",
    payment: "Paiement",
    paymentFact: "Vous choisissez à la commande. Rien n’est dû avant de l’avoir passée.",
    prices: "Prix",
    pricesFact: "Hors TVA, ajoutée à la commande selon votre pays.",
    advice: "Conseil",
    adviceFact: "Par des personnes, par e-mail et téléphone, sous un jour ouvré.",
    owners: "Les marques et les références appartiennent à leurs propriétaires.",
  },
});

/** The foot of every page: all the ways through the shop, how ordering works, and who we are. */
export function Footer({ categories }: { categories: Category[] }) {
  return (
    <footer id="site-links" className="mt-24 border-t border-line bg-wash print:hidden">
      <div className="shell">
        <div className="control-strip -mt-2" aria-hidden="true" />
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <div className="max-w-xs max-lg:col-span-2">
            <LogoMark className="size-12" />
            <p className="mt-4 font-display text-lg font-bold">{company.name}</p>
            <p className="mt-2 text-sm text-key-soft">{texts().claim}</p>
          </div>
          <FooterColumn title={texts().shop}>
            <FooterLink to="/shop">{texts().all}</FooterLink>
            {categories.map((category) => (
              <FooterLink key={category.slug} to={`/category/${category.slug}`}>
                {category.name}
              </FooterLink>
            ))}
          </FooterColumn>
          <div className="grid content-start gap-y-10 lg:contents">
            <FooterColumn title={texts().help}>
              <FooterLink to="/compatibility">{texts().findByPrinter}</FooterLink>
              <FooterLink to="/journal">{texts().journal}</FooterLink>
              <FooterLink to="/account">{texts().account}</FooterLink>
              <FooterLink to="/cart">{texts().cart}</FooterLink>
            </FooterColumn>
            <FooterColumn title={texts().company}>
              <FooterLink to="/about">{texts().about}</FooterLink>
              <FooterLink to="/contact">{texts().contact}</FooterLink>
              <FooterLink to="/terms">{texts().terms}</FooterLink>
              <FooterLink to="/privacy">{texts().privacy}</FooterLink>
              <li>
                <a className="inline-block py-1.5 hover:underline" href={`mailto:${company.email}`}>
                  {company.email}
                </a>
              </li>
              <li>
                <a className="inline-block py-1.5 hover:underline" href={company.phoneHref}>
                  {company.phone}
                </a>
              </li>
            </FooterColumn>
          </div>
        </div>
        <OrderingFacts />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4">
          <LanguageSwitch className="-ml-2.5 text-sm" />
          <ThemeSwitch />
        </div>
        <p className="border-t border-line py-5 text-xs text-key-faint">{texts().owners}</p>
      </div>
    </footer>
  );
}

/** What one wants to know before ordering. Prices of delivery are the backend's to say. */
function OrderingFacts() {
  const facts = [
    { name: texts().delivery, fact: texts().deliveryFact, mark: "border-cyan" },
    { name: texts().payment, fact: texts().paymentFact, mark: "border-magenta" },
    { name: texts().prices, fact: texts().pricesFact, mark: "border-yellow" },
    { name: texts().advice, fact: texts().adviceFact, mark: "border-key" },
  ];
  return (
    <section aria-label={texts().facts} className="border-t border-line py-8">
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ name, fact, mark }) => (
          <div key={name} className={classNames("border-l-4 pl-4 text-sm", mark)}>
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
