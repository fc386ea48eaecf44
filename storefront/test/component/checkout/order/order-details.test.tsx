import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OrderDetails } from "~/checkout/order/order-details.tsx";
import { invoiceDueDays } from "~/checkout/payment/payment-methods.ts";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { invoiceDueDays as backendDueDays } from "../../../../../commerce/src/payment-providers";
import { showAt } from "../../../fixtures/show.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.lang = "en";
});

function show(about: object = {}, provider: string | null = "pp_system_default") {
  // Only the fields that are read.
  const order = {
    id: "order_1",
    status: "pending",
    email: "ada@ink.example",
    currency_code: "eur",
    created_at: "2026-11-20T23:30:00.000Z",
    total: 30,
    payment_status: "authorized",
    fulfillment_status: "not_fulfilled",
    items: [],
    payment_collections: [{ payments: provider ? [{ provider_id: provider }] : [] }],
    shipping_address: { first_name: "Ada", city: "Dublin", country_code: "ie" },
    shipping_methods: [
      {
        name: "Express delivery",
        shipping_option: { type: { description: "Delivered in 1 to 2 working days" } },
      },
    ],
    ...about,
  } as unknown as BackendOrder;
  showAt("/order/order_1", <OrderDetails order={order} />);
}

const section = (name: string) =>
  screen.getByRole("heading", { name }).parentElement?.textContent ?? "";

test("an order says where it goes, how, and in how many days", () => {
  show();
  expect(section("Delivery to")).toContain("Dublin");
  expect(section("Delivery to")).toMatch(
    /Express delivery.*in 1 to 2 working days, expected .*Nov/,
  );
  expect(screen.queryByText(/Delivered to/)).toBeNull();
});

test("what is delivered was delivered, and is expected no more", () => {
  show({ fulfillment_status: "delivered" });
  expect(section("Delivered to")).toContain("Dublin");
  expect(screen.queryByText(/expected/)).toBeNull();
});

test("an order on invoice says when it is due", () => {
  show();
  expect(section("Payment")).toContain("Pay on invoice");
  expect(section("Payment")).toContain("You get an invoice. It is due by 4 December 2026.");
});

test.each([
  ["paid on invoice", { payment_status: "captured" }, "pp_system_default", /Pay on invoice.*Paid/],
  ["paid by card", { payment_status: "captured" }, "pp_stripe_stripe", /Card.*Paid/],
  ["by card, not taken yet", {}, "pp_stripe_stripe", /Card.*confirmed/],
  ["refunded", { payment_status: "refunded" }, "pp_stripe_stripe", /Card.*paid back/],
  ["that costs nothing", { total: 0 }, null, /nothing to pay/],
  ["by another provider", {}, "pp_cheque_cheque", /cheque/],
])("an order %s says so", (_what, about, provider, said) => {
  show(about, provider);
  expect(section("Payment")).toMatch(said);
  expect(section("Payment")).not.toContain("due by");
});

test("a cancelled order is neither due nor expected", () => {
  show({ status: "canceled" });
  expect(screen.queryByText(/due by|expected/)).toBeNull();
});

test("in French, too", () => {
  document.documentElement.lang = "fr";
  vi.stubGlobal("document", document);
  show();
  expect(section("Paiement")).toContain("échéance est le 4 décembre 2026");
});

test("page and mail name the same day", () => {
  expect(invoiceDueDays).toBe(backendDueDays);
});
