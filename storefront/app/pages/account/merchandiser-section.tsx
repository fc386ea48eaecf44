import { useMerchandiser } from "~/identity/merchandiser/merchandiser-session.ts";
import { m } from "~/paraglide/messages.js";
import { LinkButton } from "~/ui/link-button.tsx";
import { Section } from "./section.tsx";

/** The links to the merchandiser's pages; nothing for anybody else. */
export function MerchandiserSection() {
  const { status } = useMerchandiser();
  if (status !== "allowed") return null;
  return (
    <Section id="merchandising" title={m.account_merchandising()}>
      <p className="mt-3 text-key-soft">{m.account_you_manage()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/admin/products">{m.account_manage_products()}</LinkButton>
        <LinkButton to="/admin/product/create" variant="secondary">
          {m.account_create_product()}
        </LinkButton>
        <LinkButton to="/admin/medusa" variant="secondary">
          {m.account_medusa_admin()}
        </LinkButton>
      </div>
    </Section>
  );
}
