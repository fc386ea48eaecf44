import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import type { IdentityProblem } from "~/identity/identity-problem.ts";
import { SignInForm } from "~/identity/sign-in-form.tsx";
import { openPromise } from "../../fixtures/open-promise.ts";

beforeEach(() => clientState.getState().clearUser());
afterEach(cleanup);

function show(signIn = async (): Promise<IdentityProblem | null> => null) {
  const onSignIn = vi.fn(signIn);
  const onSignedIn = vi.fn();
  render(
    <MemoryRouter>
      <SignInForm onSignIn={onSignIn} onSignedIn={onSignedIn} />
    </MemoryRouter>,
  );
  return { onSignIn, onSignedIn, user: userEvent.setup({ delay: null }) };
}

test("nothing typed: both fields say what is missing, and nobody is asked", async () => {
  const { onSignIn, user } = show();
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  expect(screen.getByText("Enter your email")).toBeDefined();
  expect(screen.getByText("Create a password")).toBeDefined();
  expect(onSignIn).not.toHaveBeenCalled();
});

test("an error goes when its field is edited, and only that one", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await user.type(screen.getByLabelText("Work Email"), "a");
  expect(screen.queryByText("Enter your email")).toBeNull();
  expect(screen.getByText("Create a password")).toBeDefined();
});

test("a sign-in that works goes on", async () => {
  const { onSignIn, onSignedIn, user } = show();
  await user.type(screen.getByLabelText("Work Email"), "ada@ink.example");
  await user.type(screen.getByLabelText("Password"), "secret{Enter}");
  expect(onSignIn).toHaveBeenCalledWith({ email: "ada@ink.example", password: "secret" });
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
});

test("a sign-in that fails shows the user state's error and keeps what was typed", async () => {
  const sentence = "The email address or the password is not right.";
  const { onSignedIn, user } = show(async () => {
    clientState.getState().setUserError(sentence);
    return { code: "invalid-credential", sentence };
  });
  await user.type(screen.getByLabelText("Work Email"), "ada@ink.example");
  await user.type(screen.getByLabelText("Password"), "wrong");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(screen.getByLabelText<HTMLInputElement>("Work Email").value).toBe("ada@ink.example");
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("after five seconds it says that it takes longer; the button waits no longer than the answer", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const answer = openPromise<IdentityProblem | null>();
    const { user } = show(() => answer.promise);
    await user.type(screen.getByLabelText("Work Email"), "ada@ink.example");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await screen.findByText(/longer than usual/)).toBeDefined();
    answer.resolve({ code: "timeout", sentence: "This took too long." });
    await expect.poll(() => screen.queryByText(/longer than usual/)).toBeNull();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Sign In" });
    expect(button.disabled).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
