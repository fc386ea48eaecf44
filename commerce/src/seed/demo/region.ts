import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createRegionsWorkflow, createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import { catalogueCurrency } from "../catalogue-product/shown-parts";
import { offerWaysToPay } from "../shop-setup/ways-to-pay";
import { europe } from "./data/europe";
import { plantDelivery } from "./plant-delivery";

/** Sets up what is not there yet: region Europe with its taxes, stock location and delivery. */
export async function plantSettings(
  container: MedusaContainer,
  salesChannelId: string,
  waysToPay: string[],
): Promise<void> {
  await plantRegion(container);
  await offerWaysToPay(container, waysToPay);
  await plantTaxes(container);
  await plantDelivery(container, salesChannelId);
}

async function plantRegion(container: MedusaContainer): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["id"],
    filters: { name: "Europe" },
  });
  if (data.length > 0) return;
  await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "Europe",
          currency_code: catalogueCurrency,
          countries: europe.map(({ code }) => code),
          automatic_taxes: true,
        },
      ],
    },
  });
}

async function plantTaxes(container: MedusaContainer): Promise<void> {
  const known = await container.resolve(Modules.TAX).listTaxRegions({}, { take: null });
  const knownCodes = new Set(known.map(({ country_code }) => country_code));
  const missing = europe.filter(({ code }) => !knownCodes.has(code));
  if (missing.length === 0) return;
  await createTaxRegionsWorkflow(container).run({
    input: missing.map(({ code, vat }) => ({
      country_code: code,
      provider_id: "tp_system",
      default_tax_rate: { name: `VAT ${code.toUpperCase()}`, code: `vat-${code}`, rate: vat },
    })),
  });
}
