import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { updateRegionsWorkflow } from "@medusajs/medusa/core-flows";
import { invoiceProvider, stripeProvider } from "../payment-providers";

/** The payment methods that the environment configures. */
export function paymentMethods(environment: { stripe?: unknown; payOnInvoice: boolean }): string[] {
  return [
    ...(environment.stripe ? [stripeProvider] : []),
    ...(environment.payOnInvoice ? [invoiceProvider] : []),
  ];
}

/**
 * Offers these of the shop's two payment methods in every region. Other methods of a region stay.
 *
 * @param ways as `paymentMethods` gives them
 */
export async function offerPaymentMethods(
  container: MedusaContainer,
  ways: string[],
): Promise<void> {
  const { data: regions } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "region", fields: ["id", "payment_providers.id"] });
  for (const region of regions) {
    const offered = (region.payment_providers ?? []).flatMap(
      (provider: { id?: string } | null) => provider?.id ?? [],
    );
    const others = offered.filter((id: string) => id !== invoiceProvider && id !== stripeProvider);
    const wanted = [...ways, ...others];
    if (wanted.toSorted().join() === offered.toSorted().join()) continue;
    await updateRegionsWorkflow(container).run({
      input: { selector: { id: region.id }, update: { payment_providers: wanted } },
    });
  }
}
