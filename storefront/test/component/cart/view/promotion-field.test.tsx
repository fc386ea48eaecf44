import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CartQueueState, untouchedCart } from "~/cart/sync/cart-queue-state.ts";
import { PromotionField } from "~/cart/view/promotion-field.tsx";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";

beforeEach(() => clientState.setState({ promotionCodes: [] }));
afterEach(cleanup);

function show() {
  const { rerender } = render(<PromotionField session={untouchedCart} />);
  return {
    user: userEvent.setup({ delay: null }),
    answer(session: Partial<CartQueueState>) {
      rerender(<PromotionField session={{ ...untouchedCart, ...session }} />);
    },
  };
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Promotion code" });

function cartWith(code: string): BackendCart {
  return {
    currency_code: "eur",
    promotions: [{ code }],
    items: [{ adjustments: [{ code, amount: 2 }] }, { adjustments: [{ code, amount: 0.4 }] }],
  } as unknown as BackendCart;
}

test("a code that holds says what it takes off, leaves the field and can be removed", async () => {
  const { user, answer } = show();
  await user.type(field(), " TEN {Enter}");
  expect(clientState.getState().promotionCodes).toEqual(["TEN"]);
  answer({ status: "working" });
  screen.getByText("is being checked");
  answer({ cart: cartWith("TEN") });
  screen.getByText("-€2.40");
  expect(field().value).toBe("");
  await user.click(screen.getByRole("button", { name: "Remove the code TEN" }));
  expect(clientState.getState().promotionCodes).toEqual([]);
});

test("a code that is refused says why beside the field, and what was typed stays", async () => {
  const { user, answer } = show();
  await user.type(field(), "OLD{Enter}");
  clientState.setState({ promotionCodes: [] });
  const problem = { code: "refused" as const, sentence: "This code has expired." };
  answer({ codeProblem: { code: "OLD", problem } });
  const sentence = screen.getByText("This code has expired.");
  expect(field().value).toBe("OLD");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(field().getAttribute("aria-describedby")).toBe(sentence.id);
  await user.type(field(), "ER");
  expect(screen.queryByText("This code has expired.")).toBeNull();
});

test("a code that is taken without effect stays, and says so", () => {
  clientState.setState({ promotionCodes: ["BULK"] });
  const { answer } = show();
  answer({ cart: { ...cartWith("TEN"), promotions: [] } as unknown as BackendCart });
  screen.getByText("takes nothing off what is in the cart now");
});

test("a code that is refused later is named", () => {
  const { answer } = show();
  const problem = { code: "refused" as const, sentence: "This code has expired." };
  answer({ codeProblem: { code: "SUMMER", problem } });
  screen.getByText("SUMMER: This code has expired.");
});

test("a code that counts later says when, and stays", () => {
  clientState.setState({ promotionCodes: ["SENTFREE"] });
  const { answer } = show();
  const problem = { code: "too-early" as const, sentence: "Choose a way of delivery first." };
  answer({ cart: cartWith("TEN"), earlyCodes: { SENTFREE: problem } });
  screen.getByText("Choose a way of delivery first.");
  screen.getByRole("button", { name: "Remove the code SENTFREE" });
});
