import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createServiceZonesWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows";
import { catalogueCurrency } from "../../currency-environment";
import { demoCountries } from "./countries";

/** Sends nothing: people ship the orders. */
export const fulfillmentProvider = "manual_manual";

/** The shipping options. Prices in euros, without tax. */
const shippingOptions = [
  {
    name: "Standard delivery",
    type: {
      label: "Standard",
      description: "Delivered in 3 to 5 working days",
      code: "standard",
    },
    price: 4.9,
  },
  {
    name: "Express delivery",
    type: { label: "Express", description: "Delivered in 1 to 2 working days", code: "express" },
    price: 9.9,
  },
];

/** Creates the stock location and the shipping options, unless they exist. */
export async function seedDelivery(
  container: MedusaContainer,
  salesChannelId: string,
): Promise<void> {
  const fulfillmentSetId = await seedFulfillmentSet(container);
  await seedWarehouse(container, { salesChannelId, fulfillmentSetId });
  await seedShippingOptions(container, {
    shippingProfileId: await seedShippingProfile(container),
    serviceZoneId: await seedServiceZone(container, fulfillmentSetId),
  });
}

async function seedFulfillmentSet(container: MedusaContainer): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const data = { name: "Delivery", type: "shipping" };
  const [found] = await fulfillment.listFulfillmentSets(data, { take: 1 });
  return (found ?? (await fulfillment.createFulfillmentSets(data))).id;
}

/** One stock location, linked to the sales channel and the shipping options. */
async function seedWarehouse(
  container: MedusaContainer,
  { salesChannelId, fulfillmentSetId }: { salesChannelId: string; fulfillmentSetId: string },
): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "stock_location",
    fields: ["id", "sales_channels.id", "fulfillment_sets.id", "fulfillment_providers.id"],
  });
  const location = data[0] ?? (await createWarehouse(container));
  const here = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } };
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  if (!location.fulfillment_providers?.length) {
    await link.create({
      ...here,
      [Modules.FULFILLMENT]: { fulfillment_provider_id: fulfillmentProvider },
    });
  }
  if (!location.fulfillment_sets?.length) {
    await link.create({ ...here, [Modules.FULFILLMENT]: { fulfillment_set_id: fulfillmentSetId } });
  }
  if (!location.sales_channels?.length) {
    await linkSalesChannelsToStockLocationWorkflow(container).run({
      input: { id: location.id, add: [salesChannelId] },
    });
  }
}

interface Warehouse {
  id: string;
  sales_channels?: unknown[];
  fulfillment_sets?: unknown[];
  fulfillment_providers?: unknown[];
}

async function createWarehouse(container: MedusaContainer): Promise<Warehouse> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: "Warehouse",
          address: {
            address_1: "Inkstraat 1",
            city: "Antwerp",
            postal_code: "2000",
            country_code: "BE",
          },
        },
      ],
    },
  });
  const [location] = result;
  if (!location) throw new Error("Medusa has made no stock location.");
  return { id: location.id };
}

async function seedShippingProfile(container: MedusaContainer): Promise<string> {
  const [found] = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingProfiles({ type: "default" }, { take: 1 });
  if (found) return found.id;
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Standard goods", type: "default" }] },
  });
  const [profile] = result;
  if (!profile) throw new Error("Medusa has made no shipping profile.");
  return profile.id;
}

async function seedServiceZone(
  container: MedusaContainer,
  fulfillmentSetId: string,
): Promise<string> {
  const [found] = await container
    .resolve(Modules.FULFILLMENT)
    .listServiceZones({ name: "Europe" }, { take: 1 });
  if (found) return found.id;
  const { result } = await createServiceZonesWorkflow(container).run({
    input: {
      data: [
        {
          name: "Europe",
          fulfillment_set_id: fulfillmentSetId,
          geo_zones: demoCountries().map(({ code }) => ({ type: "country", country_code: code })),
        },
      ],
    },
  });
  const [zone] = result;
  if (!zone) throw new Error("Medusa has made no service zone.");
  return zone.id;
}

async function seedShippingOptions(
  container: MedusaContainer,
  { shippingProfileId, serviceZoneId }: { shippingProfileId: string; serviceZoneId: string },
): Promise<void> {
  const known = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({ service_zone: { id: serviceZoneId } });
  const missing = shippingOptions.filter(({ name }) => !known.some((one) => one.name === name));
  if (missing.length === 0) return;
  await createShippingOptionsWorkflow(container).run({
    input: missing.map(({ name, type, price }) => ({
      name,
      type,
      service_zone_id: serviceZoneId,
      shipping_profile_id: shippingProfileId,
      provider_id: fulfillmentProvider,
      price_type: "flat",
      prices: [{ currency_code: catalogueCurrency, amount: price }],
      rules: [
        { attribute: "enabled_in_store", operator: "eq", value: "true" },
        { attribute: "is_return", operator: "eq", value: "false" },
      ],
    })),
  });
}
