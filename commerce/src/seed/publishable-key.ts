import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  linkSalesChannelsToApiKeyWorkflow,
  updateApiKeysWorkflow,
} from "@medusajs/medusa/core-flows";

/**
 * Links Medusa's first publishable key to the sales channel, and writes its token to a file where
 * one is configured.
 */
export async function preparePublishableKey(
  container: MedusaContainer,
  salesChannelId: string,
  file: string | undefined,
): Promise<void> {
  const [key] = await container
    .resolve(Modules.API_KEY)
    .listApiKeys({ type: "publishable" }, { order: { created_at: "ASC" }, take: 1 });
  if (!key) throw new Error("Medusa has made no publishable key to begin with.");
  if (key.title === "Default Publishable API Key") {
    await updateApiKeysWorkflow(container).run({
      input: { selector: { id: key.id }, update: { title: "Storefront" } },
    });
  }
  if (!(await opens(container, key.id, salesChannelId))) {
    await linkSalesChannelsToApiKeyWorkflow(container).run({
      input: { id: key.id, add: [salesChannelId] },
    });
  }
  if (!file) return;
  const path = resolve(file);
  await mkdir(dirname(path), { recursive: true });
  // Readers never see a part of it, not even where the disk is full.
  await writeFile(`${path}.unfinished`, `${key.token}\n`);
  await rename(`${path}.unfinished`, path);
}

async function opens(
  container: MedusaContainer,
  keyId: string,
  salesChannelId: string,
): Promise<boolean> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "api_key",
    fields: ["sales_channels_link.sales_channel_id"],
    filters: { id: keyId },
  });
  const links = (data[0]?.sales_channels_link ?? []) as { sales_channel_id: string }[];
  return links.some(({ sales_channel_id }) => sales_channel_id === salesChannelId);
}
