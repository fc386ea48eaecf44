import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** The parts of a payment intent that the shop and its provider read. */
export interface Intent {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  payment_method: null;
  capture_method: string;
  last_payment_error?: { type: string; code: string; message: string };
}

interface StandInAnswer {
  status: number;
  body: object;
}

/** Stripe's answer to an error, as its "Errors" documents. */
function refuse(status: number, type: string, code: string, message: string, more = {}) {
  return { status, body: { error: { type, code, message, ...more } } };
}

/**
 * A stand-in of the parts of Stripe's API that the shop uses: payment intents, refunds, customers,
 * idempotency keys, and signed messages. For tests only.
 */
export class StripeStandIn {
  readonly intents = new Map<string, Intent>();
  readonly refunds: { payment_intent: string; amount: number }[] = [];
  /** All received calls, such as "POST /v1/payment_intents". */
  readonly calls: string[] = [];
  readonly webhookSecret = "whsec_not_a_real_secret_of_any_account";
  readonly #answers = new Map<string, { asked: string; answer: StandInAnswer }>();
  readonly #server = createServer((request, response) => {
    this.#take(request).then(({ status, body }) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });

  async listen(): Promise<string> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Pays in the Payment Element, with a card that is good, declined, or needs a confirmation. */
  pay(clientSecret: string, card: "good" | "declined" | "asks"): Intent {
    const intent = this.#ofSecret(clientSecret);
    if (card === "declined") {
      const error = {
        type: "card_error",
        code: "card_declined",
        message: "Your card was declined.",
      };
      return Object.assign(intent, {
        status: "requires_payment_method",
        last_payment_error: error,
      });
    }
    if (card === "asks") return Object.assign(intent, { status: "requires_action" });
    return this.#authorize(intent);
  }

  /** Confirms a payment at the shopper's bank. */
  prove(clientSecret: string): Intent {
    return this.#authorize(this.#ofSecret(clientSecret));
  }

  /** A message about an intent, and its signature. */
  message(type: string, intent: Intent, { secret = this.webhookSecret, at = Date.now() } = {}) {
    const time = Math.floor(at / 1000);
    const body = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: "event",
      api_version: "2025-09-30.clover",
      created: time,
      type,
      data: { object: intent },
    });
    const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    return { body, signature: `t=${time},v1=${signature}` };
  }

  #authorize(intent: Intent): Intent {
    return Object.assign(intent, {
      status: "requires_capture",
      amount_capturable: intent.amount,
      last_payment_error: undefined,
    });
  }

  #ofSecret(clientSecret: string): Intent {
    const intent = [...this.intents.values()].find((one) => one.client_secret === clientSecret);
    if (!intent) throw new Error("There is no such payment intent.");
    return intent;
  }

  async #take(request: IncomingMessage): Promise<StandInAnswer> {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    const asked = `${request.method} ${pathname}`;
    this.calls.push(asked);
    if (!/^Bearer sk_test_\w+$/.test(request.headers.authorization ?? "")) {
      return refuse(401, "invalid_request_error", "api_key_invalid", "Invalid API Key provided.");
    }
    const key = request.headers["idempotency-key"];
    const before = typeof key === "string" ? this.#answers.get(key) : undefined;
    if (before && before.asked !== `${asked} ${text}`) {
      return refuse(
        400,
        "idempotency_error",
        "idempotency_key_in_use",
        "Keys are for one request.",
      );
    }
    const answer = before?.answer ?? this.#answer(request.method ?? "", pathname, text);
    if (typeof key === "string") this.#answers.set(key, { asked: `${asked} ${text}`, answer });
    return answer;
  }

  #answer(method: string, path: string, text: string): StandInAnswer {
    const form = Object.fromEntries(new URLSearchParams(text));
    const [, , resource, id = "", action] = path.split("/");
    if (resource === "customers") return { status: 200, body: { id: "cus_test", ...form } };
    if (resource === "refunds") return this.#refund(form);
    if (resource !== "payment_intents") {
      return refuse(404, "invalid_request_error", "resource_missing", `No such path: ${path}`);
    }
    if (!id) return this.#create(form);
    const intent = this.intents.get(id);
    if (!intent) {
      return refuse(404, "invalid_request_error", "resource_missing", `No such intent: ${id}`);
    }
    if (method === "POST") {
      const refused = this.#change(intent, action, form);
      if (refused) return refused;
    }
    return { status: 200, body: { ...intent } };
  }

  #create(form: Record<string, string>): StandInAnswer {
    const id = `pi_${crypto.randomUUID().replaceAll("-", "")}`;
    const intent: Intent = {
      id,
      object: "payment_intent",
      amount: Number(form.amount),
      amount_capturable: 0,
      amount_received: 0,
      currency: form.currency ?? "",
      status: "requires_payment_method",
      client_secret: `${id}_secret_test`,
      metadata: { session_id: form["metadata[session_id]"] ?? "" },
      payment_method: null,
      capture_method: form.capture_method ?? "automatic",
    };
    this.intents.set(id, intent);
    return { status: 200, body: { ...intent } };
  }

  #change(
    intent: Intent,
    action: string | undefined,
    form: Record<string, string>,
  ): StandInAnswer | undefined {
    const allowed: Record<string, string[]> = {
      cancel: ["requires_payment_method", "requires_action", "requires_capture", "canceled"],
      capture: ["requires_capture"],
      update: ["requires_payment_method", "requires_confirmation", "requires_action"],
    };
    if (!allowed[action ?? "update"]?.includes(intent.status)) {
      const said = `This PaymentIntent's status is ${intent.status}.`;
      const code = "payment_intent_unexpected_state";
      return refuse(400, "invalid_request_error", code, said, { payment_intent: intent });
    }
    if (action === "cancel") Object.assign(intent, { status: "canceled", amount_capturable: 0 });
    if (action === "capture") {
      const taken = Number(form.amount_to_capture ?? intent.amount);
      Object.assign(intent, { status: "succeeded", amount_capturable: 0, amount_received: taken });
    }
    if (!action && form.amount) intent.amount = Number(form.amount);
    return undefined;
  }

  #refund(form: Record<string, string>): StandInAnswer {
    const intent = this.intents.get(form.payment_intent ?? "");
    const amount = Number(form.amount ?? intent?.amount_received);
    const refunded = this.refunds
      .filter(({ payment_intent }) => payment_intent === intent?.id)
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (!intent || refunded + amount > intent.amount_received) {
      const code = intent ? "charge_already_refunded" : "resource_missing";
      return refuse(400, "invalid_request_error", code, "There is not so much to refund.");
    }
    this.refunds.push({ payment_intent: intent.id, amount });
    return { status: 200, body: { id: `re_${crypto.randomUUID()}`, object: "refund", amount } };
  }
}
