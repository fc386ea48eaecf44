/**
 * A stand-in of Stripe.js for tests: a form with one field for the card number, and the calls that
 * the shop uses, as Stripe documents them. The real form is a frame of Stripe.
 */
export const stripeScript = `
window.Stripe = (publishableKey) => {
  if (!/^pk_test_/.test(publishableKey)) throw new Error("No publishable key.");
  return {
    elements(options) {
      if (options.mode !== "payment" || !(options.amount > 0)) throw new Error("Not a payment.");
      const field = document.createElement("input");
      const listeners = {};
      let isSubmitted = false;
      field.setAttribute("aria-label", "Card number");
      field.addEventListener("input", () => {
        isSubmitted = false;
        listeners.change?.({ complete: field.value.length === 16 });
      });
      const element = {
        mount(place) {
          place.append(field);
          setTimeout(() => listeners.ready?.());
        },
        on(event, listener) { listeners[event] = listener; },
        destroy() { field.remove(); },
      };
      return {
        create: () => element,
        update(change) { Object.assign(options, change); },
        async submit() {
          isSubmitted = field.value.length === 16;
          if (isSubmitted) return {};
          return { error: { type: "validation_error", message: "Your card number is incomplete." } };
        },
        asked: () => {
          if (!isSubmitted || !field.isConnected) throw new Error("elements.submit() comes first.");
          const { amount, currency, captureMethod } = options;
          return { amount, currency, captureMethod, card: field.value };
        },
      };
    },
    async confirmPayment({ elements, clientSecret, confirmParams, redirect }) {
      if (redirect !== "if_required") throw new Error("A card needs no redirect.");
      const body = JSON.stringify({ clientSecret, ...elements.asked() });
      const answer = await fetch("https://api.stripe.com/v1/confirm", { method: "POST", body });
      const { status, error } = await answer.json();
      if (status !== "requires_action") return { error };
      const bank = new URL("https://hooks.stripe.com/redirect");
      bank.searchParams.set("secret", clientSecret);
      bank.searchParams.set("return_url", confirmParams.return_url);
      location.href = bank.href;
      return new Promise(() => {});
    },
  };
};
`;
