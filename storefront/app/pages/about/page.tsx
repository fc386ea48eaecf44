import { Link } from "react-router-dom";
import { company } from "~/layout/company.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { classNames } from "~/ui/class-names.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";
import { aboutTexts } from "./about-texts.ts";

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = aboutTexts();
  return pageMeta(matches, { title, description, path: "/about" });
}

export default function AboutPage() {
  const texts = aboutTexts();
  const promises = [
    { title: texts.fits, text: texts.fitsText, mark: "border-cyan" },
    { title: texts.cost, text: texts.costText, mark: "border-magenta" },
    { title: texts.stock, text: texts.stockText, mark: "border-yellow" },
  ];
  return (
    <div className="shell pt-10">
      <h1 className="max-w-4xl text-4xl font-extrabold tracking-[-0.035em]">{texts.heading}</h1>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
        <div className="max-w-prose space-y-4 text-lg text-key-soft">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="space-y-6">
          {promises.map(({ title, text, mark }) => (
            <li key={title} className={classNames("border-l-8 pl-5", mark)}>
              <h2 className="text-lg">{title}</h2>
              <p className="mt-1 text-key-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <HowWeWork />
      <div className="mt-12 flex flex-wrap gap-3">
        <LinkButton to="/compatibility" size="lg">
          {texts.findInk}
        </LinkButton>
        <LinkButton to="/contact" size="lg" variant="secondary">
          {texts.talk}
        </LinkButton>
      </div>
      <p className="mt-8 flex flex-wrap gap-x-6 text-sm text-key-soft">
        <Link to="/journal" className="py-1.5 text-link">
          {texts.journal}
        </Link>
        <Link to="/terms" className="py-1.5 text-link">
          {texts.terms}
        </Link>
        <a href={`mailto:${company.email}`} className="py-1.5 text-link">
          {company.email}
        </a>
      </p>
    </div>
  );
}

/** What happens from the category path to the answer, in its order. */
function HowWeWork() {
  const { how, steps } = aboutTexts();
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{how}</h2>
      <ol className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
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
