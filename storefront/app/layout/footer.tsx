import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Category } from "~/catalogue/category.ts";
import { LogoMark } from "~/ui/pictures/logo.tsx";
import { company } from "./company.ts";

/** The foot of every page: all the ways through the shop, and how to reach people. */
export function Footer({ categories }: { categories: Category[] }) {
  return (
    <footer id="site-links" className="mt-24 border-t border-line bg-wash">
      <div className="shell">
        <div className="control-strip -mt-2" aria-hidden="true" />
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <div className="max-w-xs max-lg:col-span-2">
            <LogoMark className="size-12" />
            <p className="mt-4 font-display text-lg font-bold">{company.name}</p>
            <p className="mt-2 text-sm text-key-soft">
              Printers, ink and consumables, sold by people who know which bottle goes where.
            </p>
          </div>
          <FooterColumn title="Shop">
            <FooterLink to="/shop">All products</FooterLink>
            {categories.map((category) => (
              <FooterLink key={category.slug} to={`/category/${category.slug}`}>
                {category.name}
              </FooterLink>
            ))}
          </FooterColumn>
          <FooterColumn title="Help">
            <FooterLink to="/compatibility">Find by printer</FooterLink>
            <FooterLink to="/journal">Journal</FooterLink>
            <FooterLink to="/account">Your account</FooterLink>
            <FooterLink to="/cart">Your cart</FooterLink>
          </FooterColumn>
          <FooterColumn title="Company">
            <FooterLink to="/about">About us</FooterLink>
            <FooterLink to="/contact">Contact</FooterLink>
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
        <p className="border-t border-line py-5 text-xs text-key-faint">
          All prices are without VAT, which is added at checkout for your country. Brand names and
          part numbers belong to their owners.
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
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
