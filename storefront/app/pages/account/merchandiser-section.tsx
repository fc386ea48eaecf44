import { useMerchandiser } from "~/identity/merchandiser/merchandiser-session.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { accountTexts } from "./account-texts.ts";
import { Section } from "./section.tsx";

/** The way to the desks, for whom the backend takes for a merchandiser; nothing for everybody else. */
export function MerchandiserSection() {
  const { status } = useMerchandiser();
  if (status !== "allowed") return null;
  const texts = accountTexts();
  return (
    <Section id="merchandising" title={texts.merchandising}>
      <p className="mt-3 text-key-soft">{texts.youManage}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/admin/products">{texts.manageProducts}</LinkButton>
        <LinkButton to="/admin/product/create" variant="secondary">
          {texts.createProduct}
        </LinkButton>
        <LinkButton to="/admin/medusa" variant="secondary">
          {texts.medusaAdmin}
        </LinkButton>
      </div>
    </Section>
  );
}
