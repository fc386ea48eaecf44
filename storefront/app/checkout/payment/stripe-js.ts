/* The part of Stripe.js that the shop uses, with its own types. Stripe.js must be loaded from
   Stripe's host, so that card data goes to Stripe and never to the shop. */

/**
 * A refusal. `card_error` and `validation_error` have a sentence for the shopper, in the page's
 * locale.
 */
export interface StripeError {
  type: string;
  code?: string;
  message?: string;
}

/** Stripe's form within the page. */
export interface PaymentElement {
  mount(place: HTMLElement): void;
  on(event: "ready" | "loaderror", listener: () => void): void;
  on(event: "change", listener: (change: { complete: boolean }) => void): void;
  destroy(): void;
}

/** The elements of one payment. Amounts are in the currency's smallest unit. */
export interface StripeElements {
  create(kind: "payment", options: object): PaymentElement;
  update(options: { amount: number }): void;
  submit(): Promise<{ error?: StripeError }>;
}

/** Stripe.js for one account. */
export interface Stripe {
  elements(options: {
    mode: "payment";
    amount: number;
    currency: string;
    captureMethod: "manual";
    locale: string;
    appearance: object;
  }): StripeElements;
  /** Resolves if the payment needs no other page; else the browser leaves for `return_url`. */
  confirmPayment(payment: {
    elements: StripeElements;
    clientSecret: string;
    confirmParams: { return_url: string };
    redirect: "if_required";
  }): Promise<{ error?: StripeError }>;
}

/** The release of Stripe.js that matches the API version of the backend's Stripe client. */
const address = "https://js.stripe.com/clover/stripe.js";

let loading: Promise<(publishableKey: string) => Stripe> | undefined;

/** Loads Stripe.js once per page. Rejects if that fails; the next call tries again. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return (await loading)(publishableKey);
}

function load(): Promise<(publishableKey: string) => Stripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => {
      const { Stripe } = window as { Stripe?: (publishableKey: string) => Stripe };
      if (Stripe) resolve(Stripe);
      else reject(new Error("Stripe.js was loaded and is not there."));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("Stripe.js cannot be loaded."));
    };
    document.head.append(script);
  });
}
