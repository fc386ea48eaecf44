import { useCart } from "medusa-react";
import { useState } from "react";
import type { BackendCart, CustomerAddress } from "~/commerce/backend-types.ts";
import { attempt, type Outcome } from "~/commerce/outcome.ts";
import {
  type AddressErrors,
  type AddressValues,
  checkAddress,
  emptyAddress,
  fromPostalAddress,
  isSameAddress,
  toPostalAddress,
} from "./address-rules.ts";

/** The billing address while it is being chosen. */
export interface Billing {
  /** The typed billing address; null if it is the delivery address. */
  typed: AddressValues | null;
  errors: AddressErrors;
  choose: (isSame: boolean) => void;
  edit: (change: Partial<AddressValues>) => void;
  /** Whether the billing address is valid; shows its problems. */
  check: () => boolean;
  /** Saves the billing address in the backend's cart if it has changed. */
  save: () => Promise<Outcome<unknown>>;
}

/**
 * The billing address.
 *
 * @param remembered what was typed before a reload
 * @param onTyped called with every change, to remember it
 */
export function useBilling(
  cart: BackendCart,
  addresses: CustomerAddress[],
  remembered: AddressValues | null,
  onTyped: (typed: AddressValues | null) => void,
): Billing {
  const { updateCart } = useCart();
  const [typed, setTyped] = useState(() => remembered ?? otherOf(cart));
  const [errors, setErrors] = useState<AddressErrors>({});

  function change(next: AddressValues | null): void {
    setTyped(next);
    onTyped(next);
  }

  return {
    typed,
    errors,
    choose(isSame) {
      setErrors({});
      change(isSame ? null : firstGuess(addresses));
    },
    edit(part) {
      change({ ...(typed ?? emptyAddress), ...part });
      const cleared = Object.keys(part).map((field) => [field, undefined]);
      setErrors((shown) => ({ ...shown, ...Object.fromEntries(cleared) }));
    },
    check() {
      const found = typed ? checkAddress(typed, "billing") : {};
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    async save() {
      const wanted = typed ? toPostalAddress(typed) : cart.shipping_address;
      const known = cart.billing_address;
      if (!wanted || (known && isSameAddress(known, wanted))) return { ok: true, value: null };
      const address = toPostalAddress(fromPostalAddress(wanted));
      return attempt(() => updateCart.mutateAsync({ billing_address: address }));
    },
  };
}

/** The cart's billing address, if it differs from the delivery address. */
function otherOf({ billing_address: billing, shipping_address: shipping }: BackendCart) {
  if (!billing?.address_1 || !shipping || isSameAddress(billing, shipping)) return null;
  return fromPostalAddress(billing);
}

/** The customer's default billing address, else an empty one. */
function firstGuess(addresses: CustomerAddress[]): AddressValues {
  const own = addresses.find(({ is_default_billing }) => is_default_billing);
  return own ? fromPostalAddress(own) : emptyAddress;
}
