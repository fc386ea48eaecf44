import { describe, expect, it } from "vitest";
import { m } from "../../../messages/dist/messages.js";
import { type Language, languages, shopUrlIn } from "../../../src/languages";
import { contactAcknowledgement, contactNotification } from "../../../src/mails/contact-messages";
import { htmlOf } from "../../../src/mails/email-html";
import type { EmailMessage } from "../../../src/mails/email-message";
import { textOf } from "../../../src/mails/email-text";
import {
  type OrderInEmail,
  orderCancelled,
  orderConfirmation,
} from "../../../src/mails/order-messages";
import { welcome } from "../../../src/mails/welcome-message";

const shopUrl = "https://shop.example";
const link = { shopUrl, access: "a.b.c" };
const head = { language: "en" as Language, shopName: "Chemical Ink Company", shopUrl };
const script = `<script>alert("1")</script>'&`;

/** An order in which every text of a person is the same. */
function anOrder(typed: string): OrderInEmail {
  return {
    id: "order_1",
    number: 42,
    currency: "eur",
    lines: [
      { title: typed, quantity: 3, subtotal: 29.7 },
      { title: "Toner", quantity: 1, subtotal: 1_050 },
    ],
    itemSubtotal: 1_079.7,
    discountSubtotal: 0,
    shippingSubtotal: 4.9,
    tax: 216.92,
    total: 1_301.52,
    placedAt: new Date("2026-11-20T23:30:00Z"),
    deliveryName: typed,
    deliveryTime: typed,
    paymentProvider: "pp_system_default",
    address: {
      name: typed,
      company: typed,
      street: [typed, typed],
      postalCode: typed,
      city: typed,
      province: typed,
      countryCode: "fr",
      phone: typed,
    },
  };
}

const sentAt = new Date("2026-11-21T03:30:00Z");

type Write = (typed: string, language: Language) => EmailMessage;

const messages: [name: string, write: Write][] = [
  ["order confirmation", (typed, language) => orderConfirmation(anOrder(typed), link, language)],
  ["order cancelled", (typed, language) => orderCancelled(anOrder(typed), language)],
  ["welcome", (_typed, language) => welcome(shopUrl, language)],
  [
    "contact notification",
    (typed, language) =>
      contactNotification(
        { name: typed, email: typed, subject: typed, message: `${typed}\n${typed}`, sentAt },
        "https://backend.example/app",
        language,
      ),
  ],
  ["contact acknowledgement", (_typed, language) => contactAcknowledgement(language)],
];

const each = languages.flatMap((language) =>
  messages.map(([name, write]) => ({ name, language, write })),
);

describe.each(each)("the $name in $language", ({ language, write: writeIn }) => {
  const write = (typed: string) => writeIn(typed, language);
  const head = { language, shopName: "Chemical Ink Company", shopUrl };

  it("shows markup in every field as the text it is", () => {
    const message = write(script);
    const html = htmlOf(message, { ...head, shopName: script });
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;");
  });

  it("lets nobody out of an attribute", () => {
    const url = 'https://shop.example/" onclick="alert(1)';
    const html = htmlOf(write('" onclick="alert(1)'), { ...head, shopUrl: url });
    expect(html).not.toMatch(/" onclick="/);
  });

  it("says the same in its text as in its HTML", () => {
    const message = write("Ink");
    const html = htmlOf(message, head);
    const text = textOf(message, head);
    for (const block of message.blocks) {
      const said =
        block.kind === "text"
          ? [block.text]
          : block.kind === "button"
            ? [block.label, block.url]
            : block.kind === "facts"
              ? block.facts.map(({ label }) => label)
              : block.kind === "lines"
                ? block.totals.map(({ amount }) => amount)
                : block.text.split("\n");
      for (const part of said) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
    }
    expect(text).not.toMatch(/<[a-z]/);
  });
});

describe("the order confirmation", () => {
  it("has the lines, the totals, the address and the way to the order", () => {
    const text = textOf(orderConfirmation(anOrder("Ink"), link, "en"), head);
    for (const part of [
      "* Ink\n    3 × €9.90\n    €29.70",
      "* Toner\n    1 × €1,050.00\n    €1,050.00",
      "Subtotal, excl. VAT: €1,079.70\nShipping: €4.90\nVAT: €216.92\nTotal: €1,301.52",
      "France",
      "https://shop.example/order/order_1",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("Discount");
  });

  it("says how it is delivered and paid, and when an invoice is due", () => {
    const emailMessageOf = (about: Partial<OrderInEmail>) =>
      textOf(orderConfirmation({ ...anOrder("Ink"), ...about }, link, "en"), head);
    const invoice = emailMessageOf({
      deliveryName: "Express",
      deliveryTime: "In 1 to 2 working days",
    });
    expect(invoice).toMatch(/Delivery: Express\s+In 1 to 2 working days/);
    expect(invoice).toMatch(
      /Payment: On invoice\s+You get an invoice\. It is due by 4 December 2026\./,
    );
    expect(invoice).not.toContain("Delivered to");
    expect(emailMessageOf({ paymentProvider: "pp_stripe_stripe" })).toMatch(
      /Payment: Card .*Stripe/,
    );
    expect(emailMessageOf({ paymentProvider: "", total: 0 })).toContain(
      "Payment: There is nothing to pay.",
    );
    expect(emailMessageOf({ paymentProvider: "pp_cheque_cheque" })).toContain(
      "Payment: cheque_cheque",
    );
  });

  it("names a discount where there is one", () => {
    const order = { ...anOrder("Ink"), discountSubtotal: 10 };
    expect(textOf(orderConfirmation(order, link, "en"), head)).toContain(
      "Discount, excl. VAT: -€10.00",
    );
  });

  it("leaves out what is not known", () => {
    const { address, ...order } = anOrder("");
    const nowhere = { ...address, street: [], countryCode: "" };
    const unknown = { ...order, address: nowhere, paymentProvider: "" };
    const text = textOf(orderConfirmation(unknown, link, "en"), head);
    expect(text).not.toMatch(/Delivery to|Delivery:|Payment:|undefined|null/);
  });

  it("writes amounts as their currency asks for", () => {
    const yen = { ...anOrder("Ink"), currency: "jpy", total: 1_500 };
    expect(textOf(orderConfirmation(yen, link, "en"), head)).toContain("Total: JP¥1,500");
  });
});

describe("the languages", () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
  const confirmationIn = (language: Language) => {
    const there = shopUrlIn(shopUrl, language);
    const message = orderConfirmation(anOrder("Ink"), { ...link, shopUrl: there }, language);
    return plain(textOf(message, { ...head, language, shopUrl: there }));
  };

  it("a French order is confirmed in French: texts, amounts, dates, country and links", () => {
    const text = confirmationIn("fr");
    for (const part of [
      "Merci pour votre commande",
      "* Toner\n    1 × 1 050,00 €",
      "Sous-total, hors TVA : 1 079,70 €\nLivraison : 4,90 €\nTVA : 216,92 €",
      "Sur facture\n    Vous recevez une facture. Son échéance est le 4 décembre 2026.",
      "https://shop.example/fr/order/order_1",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("a German order is confirmed in German", () => {
    const text = confirmationIn("de");
    for (const part of [
      "Vielen Dank für Ihre Bestellung",
      "Zwischensumme, ohne MwSt.: 1.079,70 €",
      "Frankreich",
      "zahlbar bis 4. Dezember 2026",
      "https://shop.example/de/order/order_1",
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each(messages)("no sentence of the %s is the same in two languages", (_name, write) => {
    const sentences = languages.flatMap((language) => {
      const { subject, preview, heading, blocks, reason } = write("", language);
      const texts = blocks.flatMap((block) => (block.kind === "text" ? block.text : []));
      const all = [...new Set([subject, preview, heading, ...texts, reason])];
      // A few words may be the same by chance.
      return all.filter((text) => text.length > 30);
    });
    expect(sentences.length).toBeGreaterThan(0);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("a text whose language was forgotten throws instead of being English", () => {
    expect(() => m.mail_welcome_heading()).toThrow();
  });
});

it("quotes every line of a message, so that none passes for the shop's own", () => {
  const text = "Hello\n\n-- \nChemical Ink Company";
  const message = contactNotification(
    { name: "Sam", email: "sam@example.com", subject: "Hi", message: text, sentAt },
    "https://backend.example/app",
    "en",
  );
  expect(textOf(message, head)).toContain("> Hello\n> \n> -- \n> Chemical Ink Company");
});
