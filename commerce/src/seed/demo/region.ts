import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createRegionsWorkflow, createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import { catalogueCurrency } from "../../currency-environment";
import { demoCountries } from "./countries";

/** Creates the region Europe, unless it exists. */
export async function seedRegion(
  container: MedusaContainer,
  paymentMethods: string[],
): Promise<void> {
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
          countries: demoCountries().map(({ code }) => code),
          automatic_taxes: true,
          payment_providers: paymentMethods,
        },
      ],
    },
  });
}

/** Creates the value added tax of the countries that have none. */
export async function seedTaxes(container: MedusaContainer): Promise<void> {
  const known = await container.resolve(Modules.TAX).listTaxRegions({}, { take: null });
  const knownCodes = new Set(known.map(({ country_code }) => country_code));
  const missing = demoCountries().filter(({ code }) => !knownCodes.has(code));
  if (missing.length === 0) return;
  await createTaxRegionsWorkflow(container).run({
    input: missing.map(({ code, vat }) => ({
      country_code: code,
      provider_id: "tp_system",
      default_tax_rate: { name: `VAT ${code.toUpperCase()}`, code: `vat-${code}`, rate: vat },
    })),
  });
}
