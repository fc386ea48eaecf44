import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { environment } from "../../environment";
import { isSignedByStripe } from "../../stripe-signature";

const { stripe } = environment();

/**
 * Guards the route for payment providers' messages: one that Stripe has not signed is refused at
 * once. Medusa accepts every message and checks the signature later, where nobody sees the failure.
 */
export function stripeMessages(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!stripe || req.params.provider !== "stripe_stripe") {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      "The shop expects no messages of this payment provider.",
      "provider_unknown",
    );
  }
  const signature = req.get("Stripe-Signature") ?? "";
  if (!req.rawBody || !isSignedByStripe(req.rawBody, signature, stripe.webhookSecret)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "The message is not signed by the payment provider, or too old.",
      "signature_invalid",
    );
  }
  next();
}
