import { plural, textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { LinkButton } from "~/ui/link-button.tsx";

const texts = textsIn({
  en: {
    title: (count: number) =>
      plural(count, {
        one: "This product has 1 further variant",
        other: `This product has ${count} further variants`,
      }),
    words:
      "Price, quantity and part number here are those of the first variant. The others stay as they are: they are edited in Medusa’s admin.",
    open: "Edit the variants in Medusa’s admin",
    mark: (count: number) =>
      plural(count, { one: "1 further variant", other: `${count} further variants` }),
  },
  fr: {
    title: (count: number) =>
      plural(count, {
        one: "Ce produit a 1 autre variante",
        other: `Ce produit a ${count} autres variantes`,
      }),
    words:
      "Le prix, la quantité et la référence affichés ici sont ceux de la première variante. Les autres restent telles quelles\u202f: elles se modifient dans l’admin Medusa.",
    open: "Modifier les variantes dans l’admin Medusa",
    mark: (count: number) =>
      plural(count, { one: "1 autre variante", other: `${count} autres variantes` }),
  },
});

type FurtherVariantsProps = { productId: string; count: number };

/** Says that the form edits the first of several variants, and where the others are edited. */
export function FurtherVariantsNotice({ productId, count }: FurtherVariantsProps) {
  if (count === 0) return null;
  const page = new URLSearchParams({ to: `/products/${productId}` });
  return (
    <Alert
      className="mb-4"
      title={texts().title(count)}
      actions={
        <LinkButton to={`/admin/medusa?${page}`} variant="secondary" size="sm">
          {texts().open}
        </LinkButton>
      }
    >
      {texts().words}
    </Alert>
  );
}

/** The same in a few words, for a table. */
export function furtherVariantsWords(count: number): string {
  return texts().mark(count);
}
