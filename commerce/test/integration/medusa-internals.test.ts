import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { afterAll, expect, inject, it } from "vitest";
import * as addresses from "../../src/medusa-internals/account-addresses";
import * as carts from "../../src/medusa-internals/carts";
import * as gaps from "../../src/medusa-internals/catalogue-gaps";
import * as customers from "../../src/medusa-internals/customers";
import { pingDatabase, rowsOf, updateStatistics } from "../../src/medusa-internals/database";
import * as demoOrders from "../../src/medusa-internals/demo-orders";
import * as indexes from "../../src/medusa-internals/indexes";
import { waitingMigrations } from "../../src/medusa-internals/migrations";
import { countUntranslated } from "../../src/medusa-internals/missing-translations";
import * as orders from "../../src/medusa-internals/orders";
import * as partialOrders from "../../src/medusa-internals/partial-orders";
import * as payments from "../../src/medusa-internals/payments";
import * as prices from "../../src/medusa-internals/prices";
import { findProducts, type TableSearch } from "../../src/medusa-internals/product-table";
import { productsWithoutSheet } from "../../src/medusa-internals/products";
import * as promotions from "../../src/medusa-internals/promotions";
import { miscountedOrders } from "../../src/medusa-internals/sold-units";
import { variantOffers } from "../../src/medusa-internals/variant-offers";
import { readVocabulary } from "../../src/medusa-internals/vocabulary";

const folder = resolve(import.meta.dirname, "../../src/medusa-internals");

/**
 * The database under test. It plans every statement. Those that make an index or statistics cannot be
 * planned: they are run and rolled back.
 */
const database = knex({ client: "pg", connection: inject("shop").databaseUrl });
const planned: string[] = [];
const container = {
  resolve: () => ({
    raw: (statement: string, values: never) => {
      planned.push(statement);
      return /^\s*(?:analyze|create|drop)\b/.test(statement)
        ? rolledBack(statement)
        : database.raw(`explain ${statement}`, values);
    },
  }),
} as unknown as MedusaContainer;

async function rolledBack(statement: string): Promise<{ rows: [] }> {
  const transaction = await database.transaction();
  try {
    await transaction.raw(statement);
  } finally {
    await transaction.rollback();
  }
  return { rows: [] };
}

afterAll(() => database.destroy());

const search = (asked: Partial<TableSearch>) =>
  findProducts(container, { order: "newest", limit: 10, offset: 0, ...asked });

/** Each function with a statement, called as its callers do. */
const functions: Record<string, () => Promise<unknown>> = {
  bindCart: () => carts.bindCart(container, "cart", "cus"),
  nameCartInMetadata: () => carts.nameCartInMetadata(container, "cart"),
  setCartLanguage: () => carts.setCartLanguage(container, "cart", "fr"),
  cartAccess: () => carts.cartAccess(container, "cart", "cus"),
  isLineOfCart: () => carts.isLineOfCart(container, "line", "cart"),
  cartsToMerge: async () => {
    await carts.cartsToMerge(container, "cart", { cartId: "other" });
    await carts.cartsToMerge(container, "cart", { customerId: "cus" });
  },
  findGaps: () => gaps.findGaps(container),
  countUntranslated: () => countUntranslated(container),
  groupsOf: () => customers.groupsOf(container, "cus"),
  duplicateAccounts: () => customers.duplicateAccounts(container),
  normalizeAddresses: () => addresses.normalizeAddresses(container),
  laterAccounts: () => addresses.laterAccounts(container),
  exceptedAccounts: () => addresses.exceptedAccounts(container),
  createAccountAddressIndex: async () => {
    await addresses.createAccountAddressIndex(container, []);
    await addresses.createAccountAddressIndex(container, ["cus_b", "cus_c"]);
  },
  createListIndexes: () => indexes.createListIndexes(container),
  createOrderPerCartIndex: () => indexes.createOrderPerCartIndex(container),
  demoOrderIds: () => demoOrders.demoOrderIds(container),
  noteDemoOrderUnits: () => demoOrders.noteDemoOrderUnits(container),
  noteDemoOrdersSent: () => demoOrders.noteDemoOrdersSent(container),
  updateStatistics: () => updateStatistics(container),
  pingDatabase: () => pingDatabase(container),
  waitingMigrations: () => waitingMigrations(container),
  orderOfCart: () => orders.orderOfCart(container, "cart"),
  isOrderOfCustomer: () => orders.isOrderOfCustomer(container, "order", "cus"),
  linksOfOrder: () => orders.linksOfOrder(container, "order"),
  countStates: () => orders.countStates(container),
  partialOrders: () => partialOrders.partialOrders(container),
  partialOrderOf: () => partialOrders.partialOrderOf(container, "cart"),
  moneyWithoutOrder: () => payments.moneyWithoutOrder(container),
  paymentsToAskAbout: () => payments.paymentsToAskAbout(container),
  noteAsked: () => payments.noteAsked(container, "payses"),
  paymentsWithoutSession: () => payments.paymentsWithoutSession(container, "cart"),
  isPaid: () => payments.isPaid(container, "cart"),
  paymentCollectionAccess: () => payments.paymentCollectionAccess(container, "pay_col", "cus"),
  forgetPersonInPayments: () =>
    payments.forgetPersonInPayments(container, { customerId: "cus", email: "a@b.example" }),
  priceSetsOf: () => prices.priceSetsOf(container, ["variant", "other"]),
  freeShippingThreshold: () => prices.freeShippingThreshold(container, "eur"),
  hasDependentDelivery: () => prices.hasDependentDelivery(container, "cart"),
  findProducts: async () => {
    await search({});
    await search({ q: "ink T-6641", category: "Ink", brand: "Epson", status: "draft" });
    await search({ stock: "low", gap: "price", order: "-stock" });
    await search({ gap: "picture", order: "price" });
    await search({ untranslated: "fr" });
  },
  productsWithoutSheet: async () => {
    await productsWithoutSheet(container, { limit: 1 });
    await productsWithoutSheet(container, { among: ["prod"], after: "a", limit: 1 });
  },
  promotionState: () => promotions.promotionState(container, "CODE", "cart"),
  hasAutomaticPromotions: () => promotions.hasAutomaticPromotions(container),
  codesOn: () => promotions.codesOn(container, "cart"),
  miscountedOrders: () => miscountedOrders(container),
  variantOffers: () => variantOffers(container, ["variant"], "sc"),
  readVocabulary: () => readVocabulary(container),
};

it.each(Object.entries(functions))("the tables have what %s asks for", async (_name, ask) => {
  planned.length = 0;
  await ask();
  expect(planned).not.toEqual([]);
});

it("the tables have what a load run asks for", async () => {
  const [file, ...others] = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(others).toEqual([]);
  const statement = readFileSync(join(folder, file ?? ""), "utf8");
  await database.raw(`explain ${statement.replaceAll(":'pattern'", "'load-%'")}`);
});

it("no function that asks the database is left out above", () => {
  const asking = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const named = text.matchAll(
      /^export (?:async )?function (\w+)\(\s*container: MedusaContainer/gm,
    );
    return text.includes("rowsOf(") || text.includes("rowsOf<")
      ? [...named].flatMap(([, name = ""]) => name)
      : [];
  });
  expect(asking.filter((name) => name !== "rowsOf").sort()).toEqual(Object.keys(functions).sort());
});

it("a column that a new version of Medusa has not is said by its name", async () => {
  await expect(rowsOf(container, `select "no_such_column" from "cart"`)).rejects.toThrow(
    /no_such_column/,
  );
});
