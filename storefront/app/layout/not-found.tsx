import type { ReactNode } from "react";
import { Form } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { inputStyle } from "~/ui/fields/field.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { NotFoundPicture } from "~/ui/pictures/not-found.tsx";

type NotFoundProps = {
  /** What is missing, if known; else a page. */
  title?: string;
  children?: ReactNode;
};

/** The content of a page for a URL that does not exist, with links to others. */
export function NotFound({ title, children }: NotFoundProps) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center py-10 text-center">
      <NotFoundPicture className="w-full max-w-md" />
      <h1 className="mt-8 text-3xl">{title ?? m.layout_not_found_title()}</h1>
      <p className="mt-3 text-lg text-key-soft">{children ?? m.layout_not_found_explanation()}</p>
      <Form action="/search" role="search" className="mt-8 flex w-full max-w-md gap-2">
        <input
          name="q"
          type="search"
          required
          aria-label={m.layout_not_found_search_label()}
          placeholder={m.layout_not_found_placeholder()}
          className={inputStyle}
        />
        <Button type="submit">{m.layout_not_found_search()}</Button>
      </Form>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/shop" variant="secondary">
          {m.layout_not_found_everything()}
        </LinkButton>
        <LinkButton to="/compatibility" variant="secondary">
          {m.layout_not_found_find_ink()}
        </LinkButton>
      </div>
    </div>
  );
}
