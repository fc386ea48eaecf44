import type {
  ArticleBars,
  ArticleBody,
  ArticleSection,
  ArticleSource,
  ArticleTable,
} from "./article.ts";
import { journalTexts } from "./journal-texts.ts";

/** The text of an article: its sections with their figures, and where it can be read up. */
export function ArticleText({ body }: { body: ArticleBody }) {
  return (
    <>
      {body.sections.map((section) => (
        <Section key={section.paragraphs[0]} section={section} />
      ))}
      <Sources sources={body.sources} />
    </>
  );
}

function Section({ section: { heading, paragraphs, list, table, bars } }: SectionProps) {
  return (
    <section className="mt-9">
      {heading && <h2 className="mb-3 text-xl">{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 first:mt-0">
          {paragraph}
        </p>
      ))}
      {list && (
        <ul className="mt-4 list-[square] space-y-1.5 pl-5 marker:text-magenta">
          {list.map((entry) => (
            <li key={entry} className="pl-1">
              {entry}
            </li>
          ))}
        </ul>
      )}
      {table && <Table table={table} />}
      {bars && <Bars bars={bars} />}
    </section>
  );
}

type SectionProps = { section: ArticleSection };

function Table({ table: { caption, head, rows } }: { table: ArticleTable }) {
  return (
    <section
      className="mt-6 overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow screen scrolls it by keyboard too
      tabIndex={0}
      aria-label={caption}
    >
      <table className="w-full min-w-96 text-left text-sm">
        <caption className="pb-2 text-left text-key-faint">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-key">
            {head.map((cell) =>
              cell === "" ? (
                <td key="corner" />
              ) : (
                <th key={cell} scope="col" className="py-2 pr-4 font-semibold">
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-4 font-medium">
                {first}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="py-2.5 pr-4 text-key-soft">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const inks = ["var(--cyan)", "var(--magenta)", "var(--yellow)", "var(--key)"];

function Bars({ bars: { caption, rows } }: { bars: ArticleBars }) {
  const largest = Math.max(...rows.map(({ value }) => value));
  return (
    <figure className="mt-6">
      <figcaption className="text-sm text-key-faint">{caption}</figcaption>
      <dl className="mt-3 space-y-3 border-l-2 border-key pl-4">
        {rows.map(({ label, value, text }, index) => (
          <div key={label}>
            <dt className="text-sm">{label}</dt>
            <dd className="mt-1 flex items-center gap-3 text-sm font-semibold tabular-nums">
              <svg
                aria-hidden="true"
                width={`${(75 * value) / largest}%`}
                className="h-5 min-w-0.5 shrink-0 forced-color-adjust-none"
              >
                <rect width="100%" height="100%" fill={inks[index % inks.length]} />
              </svg>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Sources({ sources }: { sources: ArticleSource[] }) {
  return (
    <section className="mt-10 border-t border-line pt-5 text-sm text-key-soft">
      <h2 className="text-base text-key">{journalTexts().sources}</h2>
      <ul className="mt-2 space-y-1.5">
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noreferrer" className="text-link">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
