import { usePublicConfig } from "~/commerce/public-config.ts";
import { Alert } from "~/ui/alert.tsx";

/** Says plainly that changes are not saved here, and where this product can be changed today. */
export function SavingUnavailable({ productId }: { productId: string }) {
  const { commerceUrl } = usePublicConfig();
  return (
    <Alert tone="warning" title="Saving changes happens in the Medusa admin">
      This form checks and previews them.{" "}
      <a href={`${commerceUrl}/app/products/${productId}`} className="text-link">
        Change this product in the Medusa admin
      </a>
      .
    </Alert>
  );
}
