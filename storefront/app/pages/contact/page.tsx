import type { ReactNode } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { company } from "~/layout/company.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { Card } from "~/ui/card.tsx";
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from "~/ui/icons.tsx";
import type { Route } from "./+types/page";
import { ContactForm } from "./contact-form.tsx";
import { daysInWords, timesInWords } from "./opening-hours.ts";
import { sendMessage } from "./send-message.ts";
import { useKnownSender } from "./use-known-sender.ts";
import { useKnownSubject } from "./use-known-subject.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.contact_title(),
    description: m.contact_description(),
    path: "/contact",
  });
}

export default function ContactPage() {
  const config = usePublicConfig();
  const known = { ...useKnownSender(), ...useKnownSubject() };
  return (
    <div className="shell pt-10">
      <h1 className="text-3xl">{m.contact_title()}</h1>
      <p className="mt-3 max-w-2xl text-lg text-key-soft">{m.contact_introduction()}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Card>
          <ContactForm known={known} onSend={(message, key) => sendMessage(config, message, key)} />
        </Card>
        <ContactDetails />
      </div>
    </div>
  );
}

function ContactDetails() {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <Way icon={<MailIcon />} title={m.contact_mail()}>
        <p>
          <a className="text-link" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </p>
        <p>
          {m.contact_orders()}{" "}
          <a className="text-link" href={`mailto:${company.orders}`}>
            {company.orders}
          </a>
        </p>
      </Way>
      <Way icon={<PhoneIcon />} title={m.contact_phone()}>
        <p>
          <a className="text-link" href={company.phoneHref}>
            <bdi dir="ltr">{company.phone}</bdi>
          </a>
        </p>
        <p className="mt-2 text-key-faint">{m.contact_during_hours()}</p>
      </Way>
      <Way icon={<PinIcon />} title={m.contact_counter()}>
        <address className="not-italic">
          {company.name}
          <br />
          {company.street}
          <br />
          {company.city}, {m.contact_country()}
        </address>
      </Way>
      <Way icon={<ClockIcon />} title={m.contact_hours()}>
        <ul>
          {company.hours.map((hours) => (
            <li key={hours.days[0]} className="mb-1">
              {daysInWords(hours)}
              <br />
              <span className="font-medium text-key">{timesInWords(hours)}</span>
            </li>
          ))}
        </ul>
      </Way>
    </dl>
  );
}

type WayProps = { icon: ReactNode; title: string; children: ReactNode };

function Way({ icon, title, children }: WayProps) {
  return (
    <div className="rounded-md border border-line p-5">
      <dt className="flex items-center gap-2.5 font-display text-lg font-bold">
        {icon}
        {title}
      </dt>
      <dd className="mt-3 text-sm text-key-soft">{children}</dd>
    </div>
  );
}
