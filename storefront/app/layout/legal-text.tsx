import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { company } from "./company.ts";

/** A legal text; its sections have ids for links. */
interface LegalTextProps {
  title: string;
  description: string;
  sections: readonly { id: string; heading: string; paragraphs: readonly string[] }[];
}

/** A page with a legal text: sections with a table of contents, marked as a demonstration. */
export function LegalText({ title, description, sections }: LegalTextProps) {
  return (
    <div className="shell grid items-start gap-x-14 gap-y-8 pt-10 lg:grid-cols-[1fr_16rem]">
      <div className="max-w-[44rem]">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-key-soft">{description}</p>
        <Alert title={m.legal_text_demonstration()} className="mt-6">
          {m.legal_text_to_replace()}
        </Alert>
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
          {m.legal_text_questions()}{" "}
          <a className="text-link" href={`mailto:${company.email}`}>
            {company.email}
          </a>
          .
        </p>
      </div>
      <nav
        aria-label={m.legal_text_contents()}
        className="text-sm max-lg:order-first lg:sticky lg:top-32 print:hidden"
      >
        <p className="font-semibold">{m.legal_text_contents()}</p>
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
