import type { ProductTitles } from "@chemical-ink/product-api/contract/titles";
import { type FormEvent, useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser/merchandiser-session.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { ProductApiError } from "./product-api.ts";
import {
  fetchProductByTitle,
  fetchProductOfTheYear,
  fetchTitles,
  saveProductOfTheYear,
} from "./product-of-the-year-calls.ts";
import { sentenceOf } from "./table/use-editable.ts";

/** The most titles in the list: a browser cannot open a list of ten thousand. */
const mostOffered = 20;

type Shown = { Title: string; slug: string };

/** The product of the year, and the field to choose another by its title. */
export function ProductOfTheYear() {
  const config = usePublicConfig();
  const [current, setCurrent] = useState<Shown | null>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(false);

  useEffect(() => {
    let isGone = false;
    fetchProductOfTheYear(config).then(
      (found) => !isGone && setCurrent(found),
      (cause: unknown) => !isGone && setProblem(sentenceOf(cause)),
    );
    return () => {
      isGone = true;
    };
  }, [config]);

  return (
    <section aria-labelledby="of-the-year" className="mb-4 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="of-the-year" className="text-base">
          {m.product_of_the_year_heading()}
        </h2>
        <p role="status" className="min-w-0 text-sm">
          {current === null && m.product_of_the_year_none()}
          {current && (
            <Link to={`/product/${current.slug}`} className="text-link">
              {current.Title}
            </Link>
          )}
        </p>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isChanging}
          onClick={() => setIsChanging(!isChanging)}
        >
          {isChanging ? m.product_of_the_year_cancel() : m.product_of_the_year_change()}
        </Button>
      </div>
      {problem && (
        <Alert tone="error" className="mt-2">
          {problem}
        </Alert>
      )}
      {isChanging && (
        <Choice
          onChosen={(chosen) => {
            setCurrent(chosen);
            setProblem(null);
            setIsChanging(false);
          }}
        />
      )}
    </section>
  );
}

function Choice({ onChosen }: { onChosen: (chosen: Shown) => void }) {
  const config = usePublicConfig();
  const listId = useId();
  const [titles, setTitles] = useState<ProductTitles>([]);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    fetchTitles(config).then(
      (found) => !isGone && setTitles(found),
      (cause: unknown) => console.error("The titles could not be read; none is offered.", cause),
    );
    return () => {
      isGone = true;
    };
  }, [config]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!typed.trim()) return setError(m.product_of_the_year_missing());
    setBusy(true);
    try {
      const token = await merchandiserToken(config);
      if (!token) throw new ProductApiError("not-signed-in", m.product_of_the_year_signed_out());
      // The title is checked first, so that a typo is reported at the field.
      const { Title } = await fetchProductByTitle(config, typed.trim());
      onChosen(await saveProductOfTheYear(config, token, Title));
    } catch (cause) {
      const isUnknown = cause instanceof ProductApiError && cause.code === "product-not-found";
      setError(isUnknown ? m.product_of_the_year_unknown() : sentenceOf(cause));
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-3">
      <TextField
        label={m.product_of_the_year_title()}
        hint={m.product_of_the_year_hint()}
        error={error}
        value={typed}
        list={listId}
        autoComplete="off"
        className="min-w-0 flex-1 basis-72"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <datalist id={listId}>
        {offered(titles, typed).map(({ title, slug }) => (
          <option key={slug} value={title} />
        ))}
      </datalist>
      <Button type="submit" busy={busy} className="sm:mt-7">
        {m.product_of_the_year_save()}
      </Button>
    </form>
  );
}

function offered(titles: ProductTitles, typed: string): ProductTitles {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ title }: ProductTitles[number]) =>
    words.every((word) => title.toLowerCase().includes(word));
  return titles.filter(matches).slice(0, mostOffered);
}
