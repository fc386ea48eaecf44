import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import type { IdentityProblem } from "~/identity/identity-problem.ts";
import { SignUpForm } from "~/identity/sign-up/sign-up-form.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(signUp = async (): Promise<IdentityProblem | null> => null) {
  const onSignUp = vi.fn(signUp);
  const onSignedUp = vi.fn();
  render(
    <MemoryRouter>
      <SignUpForm onSignUp={onSignUp} onSignedUp={onSignedUp} />
    </MemoryRouter>,
  );
  return { onSignUp, onSignedUp, user: userEvent.setup({ delay: null }) };
}

const createAccount = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Create Account" });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const typed: [label: string, value: string][] = [
  ["Full Name", "Ada Lovelace"],
  ["Work Email", "ada@ink.example"],
  ["Phone Number", "+43 1"],
  ["Password", "secret"],
  ["Address", "Ring 3"],
  ["City", "Wien"],
  ["Country", "Austria"],
  ["Zip/Postal code", "1010"],
];

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const [label, value] of typed) await user.type(field(label), value);
}

test("the button is inactive until the box is ticked, and clicking it does nothing", async () => {
  const { onSignUp, user } = show();
  expect(createAccount().disabled).toBe(true);
  await user.click(createAccount());
  expect(screen.queryByText("Enter your name")).toBeNull();
  expect(onSignUp).not.toHaveBeenCalled();
  await user.click(screen.getByRole("checkbox"));
  expect(createAccount().disabled).toBe(false);
});

test("Enter in a field does nothing either while the box is not ticked", async () => {
  const { onSignUp, user } = show();
  await fillIn(user);
  await user.type(field("City"), "{Enter}");
  expect(onSignUp).not.toHaveBeenCalled();
});

test("every missing field is told; an error goes when its field is edited", async () => {
  const { onSignUp, user } = show();
  await user.click(screen.getByRole("checkbox"));
  await user.click(createAccount());
  for (const message of [
    "Enter your name",
    "Enter your email",
    "Enter your phone number",
    "Create a password",
    "Enter your address",
    "Enter your city name",
    "Enter the country you are residing",
    "Enter the zip code of your area",
  ]) {
    expect(screen.getByText(message)).toBeDefined();
  }
  await user.type(field("Full Name"), "A");
  expect(screen.queryByText("Enter your name")).toBeNull();
  expect(screen.getByText("Enter your email")).toBeDefined();
  expect(onSignUp).not.toHaveBeenCalled();
});

test("terms and privacy open in a new tab from the agreement, which stays unticked", async () => {
  const { user } = show();
  await user.type(field("City"), "Wien");
  const box = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "I agree to the terms and conditions and the privacy policy",
  });
  for (const [name, path] of [
    ["terms and conditions", "/terms"],
    ["privacy policy", "/privacy"],
  ] as const) {
    const link = screen.getByRole<HTMLAnchorElement>("link", { name });
    expect(link.getAttribute("href")).toBe(path);
    expect(link.target).toBe("_blank");
    await user.click(link);
  }
  expect(box.checked).toBe(false);
  expect(field("City").value).toBe("Wien");
});

test("a complete form is sent once, and cleared when the account is there", async () => {
  const { onSignUp, onSignedUp, user } = show();
  await fillIn(user);
  await user.click(screen.getByRole("checkbox"));
  await user.click(createAccount());
  await expect.poll(() => onSignedUp).toHaveBeenCalledWith("ada@ink.example");
  expect(onSignUp).toHaveBeenCalledExactlyOnceWith({
    name: "Ada Lovelace",
    email: "ada@ink.example",
    phone: "+43 1",
    password: "secret",
    address: "Ring 3",
    city: "Wien",
    country: "Austria",
    zip: "1010",
  });
  expect(field("Full Name").value).toBe("");
});

test("a failure is shown on the form and loses nothing typed", async () => {
  const sentence = "There is an account with this address already. Sign in instead.";
  const { onSignedUp, user } = show(async () => ({ code: "email-already-in-use", sentence }));
  await fillIn(user);
  await user.click(screen.getByRole("checkbox"));
  await user.click(createAccount());
  expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  for (const [label, value] of typed) expect(field(label).value).toBe(value);
  expect(onSignedUp).not.toHaveBeenCalled();
});
