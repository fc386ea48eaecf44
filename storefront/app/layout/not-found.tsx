import type { ReactNode } from "react";
import { Form } from "react-router-dom";
import { textsIn } from "~/language/texts.ts";
import { Button } from "~/ui/button.tsx";
import { inputStyle } from "~/ui/fields/field.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { NotFoundPicture } from "~/ui/pictures/not-found.tsx";

const texts = textsIn({
  en: {
    title: "This page missed the sheet",
    explanation: "There is nothing at this address. It may have moved, or the link has a misprint.",
    searchLabel: "Search the shop",
    placeholder: "Part number, printer or product",
    search: "Search",
    everything: "See everything we sell",
    findInk: "Find ink for your printer",
  },
  fr: {
    title: "Cette page est sortie de la feuille",
    explanation:
      "Il n’y a rien à cette adresse. La page a peut-être changé de place, ou le lien contient une coquille.",
    searchLabel: "Rechercher dans la boutique",
    placeholder: "Référence, imprimante ou produit",
    search: "Rechercher",
    everything: "Voir tout le catalogue",
    findInk: "Trouver l’encre de votre imprimante",
  },
});

type NotFoundProps = {
  /** What is missing, where it is known; otherwise it is a page. */
  title?: string;
  children?: ReactNode;
};

/** What is shown for an address that leads nowhere, with ways that lead somewhere. */
export function NotFound({ title, children }: NotFoundProps) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center py-10 text-center">
      <NotFoundPicture className="w-full max-w-md" />
      <h1 className="mt-8 text-3xl">{title ?? texts().title}</h1>
      <p className="mt-3 text-lg text-key-soft">{children ?? texts().explanation}</p>
      <Form action="/search" role="search" className="mt-8 flex w-full max-w-md gap-2">
        <input
          name="q"
          type="search"
          required
          aria-label={texts().searchLabel}
          placeholder={texts().placeholder}
          className={inputStyle}
        />
        <Button type="submit">{texts().search}</Button>
      </Form>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/shop" variant="secondary">
          {texts().everything}
        </LinkButton>
        <LinkButton to="/compatibility" variant="secondary">
          {texts().findInk}
        </LinkButton>
      </div>
    </div>
  );
}
