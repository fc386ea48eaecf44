import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContactStep } from "~/checkout/steps/contact-step.tsx";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart, CustomerAddress } from "~/commerce/backend-types.ts";

const updateCart = { isLoading: false, mutateAsync: vi.fn() };
const known = {
  regions: [{ id: "reg_1", countries: [{ iso_2: "at", display_name: "Austria" }] }],
};
const useRegions = vi.fn<() => object>();
vi.mock("medusa-react", () => ({
  useCart: () => ({ updateCart }),
  useRegions: () => useRegions(),
}));

beforeEach(() => {
  useRegions.mockReset().mockReturnValue(known);
  updateCart.mutateAsync.mockReset().mockResolvedValue({});
  clientState.getState().clearUser();
});
afterEach(cleanup);

function show(addresses: Partial<CustomerAddress>[] = []) {
  const onDone = vi.fn();
  const onRemember = vi.fn();
  render(
    <MemoryRouter>
      <ContactStep
        // Only the fields that the step reads.
        cart={{ id: "cart_1", region_id: "reg_1" } as unknown as BackendCart}
        addresses={addresses as CustomerAddress[]}
        remembered={null}
        onTyped={() => {}}
        onRemember={onRemember}
        onDone={onDone}
      />
    </MemoryRouter>,
  );
  return { onDone, onRemember, user: userEvent.setup({ delay: null }) };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText("Email"), "ada@ink.example");
  await user.type(screen.getByLabelText("First name"), "Ada");
  await user.type(screen.getByLabelText("Last name"), "Lovelace");
  await user.type(screen.getByLabelText("Address"), "Ring 3");
  await user.type(screen.getByLabelText("Zip/Postal code"), "1010");
  await user.type(screen.getByLabelText("City"), "Wien");
  await user.selectOptions(screen.getByLabelText("Country"), "at");
}

const goOn = () => screen.getByRole("button", { name: "Continue to shipping" });

test("missing fields are told and the backend is not asked; the focus goes to the first", async () => {
  const { onDone, user } = show();
  await user.click(goOn());
  expect(screen.getByText("Enter your email")).toBeDefined();
  expect(screen.getByText("Choose the country we deliver to")).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(updateCart.mutateAsync).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

test("a complete address goes to the backend's cart, and the next step opens", async () => {
  const { onDone, onRemember, user } = show();
  await fillIn(user);
  await user.click(goOn());
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(updateCart.mutateAsync).toHaveBeenCalledWith(
    expect.objectContaining({
      email: "ada@ink.example",
      shipping_address: expect.objectContaining({ city: "Wien", country_code: "at" }),
    }),
  );
  expect(onRemember).not.toHaveBeenCalled();
});

test("a backend that says no is quoted, and what was typed stays", async () => {
  updateCart.mutateAsync.mockRejectedValue({
    response: { status: 400, data: { message: "We do not deliver there." } },
  });
  const { onDone, user } = show();
  await fillIn(user);
  await user.click(goOn());
  expect((await screen.findByRole("alert")).textContent).toContain("We do not deliver there.");
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Wien");
  expect(onDone).not.toHaveBeenCalled();
});

test("a customer's saved address fills the form", async () => {
  clientState.getState().setUser({ uid: "u1", email: "ada@ink.example" });
  const { onDone, onRemember, user } = show([
    {
      id: "addr_1",
      first_name: "Ada",
      last_name: "Lovelace",
      address_1: "Ring 3",
      postal_code: "1010",
      city: "Wien",
      country_code: "at",
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@ink.example");
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Wien");
  await user.click(goOn());
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(onRemember).toHaveBeenCalledOnce();
});

test("a saved address in a country we do not deliver to asks for another country", async () => {
  clientState.getState().setUser({ uid: "u1", email: "ada@ink.example" });
  const { onDone, user } = show([
    {
      id: "addr_1",
      first_name: "Ada",
      last_name: "Lovelace",
      address_1: "Broadway 3",
      postal_code: "10007",
      city: "New York",
      country_code: "us",
    },
  ]);
  await user.click(goOn());
  expect(screen.getByText("Choose the country we deliver to")).toBeDefined();
  expect(updateCart.mutateAsync).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

test("countries that could not be loaded can be asked for again", async () => {
  const refetch = vi.fn();
  useRegions.mockReturnValue({ error: { response: { status: 503, data: {} } }, refetch });
  const { user } = show();
  expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(refetch).toHaveBeenCalledOnce();
});
