import { usePublicConfig } from "~/commerce/public-config.ts";
import { Alert } from "~/ui/alert.tsx";

/** Says plainly that this form cannot save yet, and where products can be changed today. */
export function SavingUnavailable() {
  const { commerceUrl } = usePublicConfig();
  return (
    <Alert tone="warning" title="Saving is not available in this version">
      The form checks and previews a product. To create or change one, use the{" "}
      <a href={`${commerceUrl}/app/products`} className="text-link">
        Medusa admin
      </a>
      .
    </Alert>
  );
}
