import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { company } from "./company.ts";

const texts = textsIn({
  en: {
    contents: "On this page",
    questions: "Questions? Write to",
    demonstration: "Text of a demonstration shop",
    toReplace:
      "Nothing can really be bought here. A company that opens this shop replaces this text with its own, checked by its lawyer.",
  },
  fr: {
    contents: "Sur cette page",
    questions: "Des questions\u202f? Écrivez à",
    demonstration: "Texte d’une boutique de démonstration",
    toReplace:
      "Rien ne s’achète vraiment ici. L’entreprise qui ouvre cette boutique remplace ce texte par le sien, vérifié par son juriste.",
  },
});

/** A text of the shop that binds: its sections have ids, so that one can be linked to. */
interface LegalTextProps {
  title: string;
  description: string;
  sections: readonly { id: string; heading: string; paragraphs: readonly string[] }[];
}

/** A page of terms: its sections with a table of contents, marked as a demonstration's text. */
export function LegalText({ title, description, sections }: LegalTextProps) {
  const { contents, questions, demonstration, toReplace } = texts();
  return (
    <div className="shell grid items-start gap-x-14 gap-y-8 pt-10 lg:grid-cols-[1fr_16rem]">
      <div className="max-w-[44rem]">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-key-soft">{description}</p>
        <Alert title={demonstration} className="mt-6">
          {toReplace}
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
