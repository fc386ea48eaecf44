import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { languages } from "../../catalogue-schema/src/languages";

const nameOf = new Intl.DisplayNames("en", { type: "language" });

/**
 * Tells Medusa the languages of the shop: its admin offers them for translations, and carts and
 * orders accept them as their locale.
 */
export async function offerLanguages(container: MedusaContainer): Promise<void> {
  const translation = container.resolve(Modules.TRANSLATION);
  const stores = container.resolve(Modules.STORE);
  const known = await translation.listLocales(
    { code: [...languages] },
    { select: ["code"], take: null },
  );
  const missing = languages.filter((code) => !known.some((locale) => locale.code === code));
  if (missing.length > 0) {
    await translation.createLocales(
      missing.map((code) => ({ code, name: nameOf.of(code) ?? code })),
    );
  }
  const [store] = await stores.listStores({}, { relations: ["supported_locales"] });
  const offered = new Set(store?.supported_locales?.map(({ locale_code }) => locale_code));
  if (!store || languages.every((code) => offered.has(code))) return;
  await stores.updateStores(store.id, {
    supported_locales: [...new Set([...offered, ...languages])].map((locale_code) => ({
      locale_code,
    })),
  });
}
