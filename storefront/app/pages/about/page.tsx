import { Link } from "react-router-dom";
import { company } from "~/layout/company.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.about_title(),
    description: m.about_description(),
    path: "/about",
  });
}

export default function AboutPage() {
  const promises = [
    { title: m.about_fits(), text: m.about_fits_text(), mark: "border-cyan" },
    { title: m.about_cost(), text: m.about_cost_text(), mark: "border-magenta" },
    { title: m.about_stock(), text: m.about_stock_text(), mark: "border-yellow" },
  ];
  return (
    <div className="shell pt-10">
      <h1 className="max-w-4xl text-4xl font-extrabold tracking-[-0.035em]">{m.about_heading()}</h1>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
        <div className="max-w-prose space-y-4 text-lg text-key-soft">
          {[m.about_paragraphs_1(), m.about_paragraphs_2(), m.about_paragraphs_3()].map(
            (paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ),
          )}
        </div>
        <ul className="space-y-6">
          {promises.map(({ title, text, mark }) => (
            <li key={title} className={classNames("border-s-8 ps-5", mark)}>
              <h2 className="text-lg">{title}</h2>
              <p className="mt-1 text-key-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <HowWeWork />
      <div className="mt-12 flex flex-wrap gap-3">
        <LinkButton to="/compatibility" size="lg">
          {m.about_find_ink()}
        </LinkButton>
        <LinkButton to="/contact" size="lg" variant="secondary">
          {m.about_talk()}
        </LinkButton>
      </div>
      <p className="mt-8 flex flex-wrap gap-x-6 text-sm text-key-soft">
        <Link to="/journal" className="py-1.5 text-link">
          {m.about_journal()}
        </Link>
        <Link to="/terms" className="py-1.5 text-link">
          {m.about_terms()}
        </Link>
        <a href={`mailto:${company.email}`} className="py-1.5 text-link">
          {company.email}
        </a>
      </p>
    </div>
  );
}

function HowWeWork() {
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{m.about_how()}</h2>
      <ol className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {[
          { title: m.about_steps_1_title(), text: m.about_steps_1_text() },
          { title: m.about_steps_2_title(), text: m.about_steps_2_text() },
          { title: m.about_steps_3_title(), text: m.about_steps_3_text() },
          { title: m.about_steps_4_title(), text: m.about_steps_4_text() },
        ].map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-key pt-4">
            <p aria-hidden="true" className="font-display text-3xl font-extrabold text-key-faint">
              {index + 1}
            </p>
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-1 text-key-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
