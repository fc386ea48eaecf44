import { company } from "~/layout/company.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";
import { termsTexts } from "./terms-texts.ts";

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = termsTexts();
  return pageMeta(matches, { title, description, path: "/terms" });
}

export default function TermsPage() {
  const { title, description, contents, sections, questions } = termsTexts();
  return (
    <div className="shell grid items-start gap-x-14 gap-y-8 pt-10 lg:grid-cols-[1fr_16rem]">
      <div className="max-w-[44rem]">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-key-soft">{description}</p>
        {sections.map(({ id, heading, paragraphs }) => (
          <section key={id} id={id} className="mt-9">
            <h2 className="text-xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p className="mt-9 text-key-soft">
          {questions}{" "}
          <a className="text-link" href={`mailto:${company.email}`}>
            {company.email}
          </a>
          .
        </p>
      </div>
      <nav
        aria-label={contents}
        className="text-sm max-lg:order-first lg:sticky lg:top-32 print:hidden"
      >
        <p className="font-semibold">{contents}</p>
        <ul className="mt-1">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1.5 hover:underline">
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
