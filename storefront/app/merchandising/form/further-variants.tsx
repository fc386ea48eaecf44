import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { LinkButton } from "~/ui/link-button.tsx";

type FurtherVariantsProps = { productId: string; count: number };

/** Says that the form edits the first of several variants, and where the others are edited. */
export function FurtherVariantsNotice({ productId, count }: FurtherVariantsProps) {
  if (count === 0) return null;
  const page = new URLSearchParams({ to: `/products/${productId}` });
  return (
    <Alert
      className="mb-4"
      title={m.further_variants_title({ count })}
      actions={
        <LinkButton to={`/admin/medusa?${page}`} variant="secondary" size="sm">
          {m.further_variants_open()}
        </LinkButton>
      }
    >
      {m.further_variants_words()}
    </Alert>
  );
}

/** The same in a few words, for a table. */
export function furtherVariantsWords(count: number): string {
  return m.further_variants_mark({ count });
}
