import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { SignInForm } from "~/identity/sign-in-form.tsx";
import { SignUpForm } from "~/identity/sign-up/sign-up-form.tsx";
import ForgotPasswordPage from "~/pages/forgot-password/page.tsx";

afterEach(cleanup);

const forms: [name: string, form: ReactElement][] = [
  ["sign-in", <SignInForm key="1" onSignIn={async () => null} onSignedIn={() => {}} />],
  ["sign-up", <SignUpForm key="2" onSignUp={async () => null} onSignedUp={() => {}} />],
  ["forgotten password", <ForgotPasswordPage key="3" />],
];

/** The server's HTML. React takes jsdom for a browser, and warns of the router's effects. */
function onServer(page: ReactElement): string {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  const html = renderToString(page);
  quiet.mockRestore();
  return html;
}

test.each(forms)("the %s form takes nothing until the page's script is there", (_name, form) => {
  const page = <MemoryRouter>{form}</MemoryRouter>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = onServer(page);
  const email = () => screen.getByLabelText("Work Email");
  expect(email().matches(":disabled")).toBe(true);
  expect(container.querySelector("button[type=submit]")?.matches(":disabled")).toBe(true);
  // A form that is submitted without scripts must not write a password into a URL.
  expect(container.querySelector("form")?.method).toBe("post");

  render(page, { container, hydrate: true });
  expect(email().matches(":disabled")).toBe(false);
});
