import { Form } from "react-router-dom";
import { Button } from "~/ui/button.tsx";
import { inputStyle } from "~/ui/field.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { NotFoundPicture } from "~/ui/pictures/not-found.tsx";

type NotFoundProps = {
  title?: string;
  children?: React.ReactNode;
};

/** What is shown for an address that leads nowhere, with ways that lead somewhere. */
export function NotFound({
  title = "This page missed the sheet",
  children = "There is nothing at this address. It may have moved, or the link has a misprint.",
}: NotFoundProps) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center py-10 text-center">
      <NotFoundPicture className="w-full max-w-md" />
      <h1 className="mt-8 text-3xl">{title}</h1>
      <p className="mt-3 text-lg text-key-soft">{children}</p>
      <Form action="/search" role="search" className="mt-8 flex w-full max-w-md gap-2">
        <input
          name="q"
          type="search"
          required
          aria-label="Search the shop"
          placeholder="Part number, printer or product"
          className={inputStyle}
        />
        <Button type="submit">Search</Button>
      </Form>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/shop" variant="secondary">
          See everything we sell
        </LinkButton>
        <LinkButton to="/compatibility" variant="secondary">
          Find ink for your printer
        </LinkButton>
      </div>
    </div>
  );
}
