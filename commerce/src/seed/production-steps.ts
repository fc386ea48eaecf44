import { createListIndexes, createOrderPerCartIndex } from "../medusa-internals/indexes";
import { allowOneAccountPerAddress } from "./account-addresses";
import { offerLanguages } from "./languages";
import { removePasswordIdentities } from "./password-identities";
import { offerPaymentMethods, paymentMethods } from "./payment-methods";
import { preparePublishableKey } from "./publishable-key";
import type { SeedStep } from "./seed-step";
import { prepareStore } from "./store";

/**
 * The data of every shop. Merchants set regions, taxes and delivery in the admin; the environment
 * sets the payment methods.
 */
export const productionSteps: SeedStep[] = [
  {
    name: "store and sales channel",
    run: async (context) => {
      context.salesChannelId = await prepareStore(context.container);
    },
  },
  { name: "languages", run: ({ container }) => offerLanguages(container) },
  { name: "one order per cart", run: ({ container }) => createOrderPerCartIndex(container) },
  { name: "one account per address", run: ({ container }) => allowOneAccountPerAddress(container) },
  { name: "indexes for long lists", run: ({ container }) => createListIndexes(container) },
  { name: "no passwords of Medusa", run: ({ container }) => removePasswordIdentities(container) },
  {
    name: "publishable key",
    run: ({ container, salesChannelId, environment }) =>
      preparePublishableKey(container, salesChannelId, environment.publishableKeyFile),
  },
  {
    name: "payment methods",
    run: ({ container, environment }) =>
      offerPaymentMethods(container, paymentMethods(environment)),
  },
];
