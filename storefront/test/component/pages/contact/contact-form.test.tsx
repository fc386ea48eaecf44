import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onToast, type Toast } from "~/client-state/toasts.ts";
import type { Result } from "~/commerce/result.ts";
import { ContactForm } from "~/pages/contact/contact-form.tsx";
import type { MessageValues } from "~/pages/contact/message-rules.ts";
import type { OutgoingMessage, SendProblem } from "~/pages/contact/send-message.ts";
import { openPromise } from "../../../fixtures/open-promise.ts";

type Sent = Result<null, SendProblem>;
const arrived: Sent = { ok: true, value: null };

let toasts: Toast[] = [];
let stopHearing = () => {};

beforeEach(() => {
  toasts = [];
  const stop = onToast((toast) => toasts.push(toast));
  stopHearing = () => void stop();
});

afterEach(() => {
  stopHearing();
  cleanup();
});

function show(outcomes: Sent[] = [arrived], known: Partial<MessageValues> = {}) {
  const left = [...outcomes];
  const onSend = vi.fn(
    async (_message: OutgoingMessage, _key: string): Promise<Sent> => left.shift() ?? arrived,
  );
  render(<ContactForm known={known} onSend={onSend} />);
  return { onSend, user: userEvent.setup({ delay: null }) };
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send message" });

const typed: [label: string, value: string][] = [
  ["Name", "Ada Lovelace"],
  ["Email", "ada@ink.example"],
  ["Subject", "Which ink? 🖨️"],
  ["Message", "Mein Drucker <b>HP</b>"],
];

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const [label, value] of typed) await user.type(field(label), value);
}

test("every missing field is told, the focus goes to the first, and nothing is sent", async () => {
  const { onSend, user } = show();
  await user.click(send());
  for (const message of [
    "Enter your name",
    "Enter your email",
    "Enter a subject",
    "Enter your message",
  ]) {
    expect(screen.getByText(message)).toBeDefined();
  }
  await expect.poll(() => document.activeElement).toBe(field("Name"));
  await user.type(field("Name"), "A");
  expect(screen.queryByText("Enter your name")).toBeNull();
  expect(onSend).not.toHaveBeenCalled();
});

test("what is no address and what is too long is told, and stays as it was typed", async () => {
  const { onSend, user } = show();
  await fillIn(user);
  await user.clear(field("Email"));
  await user.type(field("Email"), "ada");
  await user.clear(field("Message"));
  await user.click(field("Message"));
  await user.paste("a".repeat(5_001));
  await user.click(send());
  expect(screen.getByText("Enter a Valid email")).toBeDefined();
  expect(screen.getByText("At most 5,000 characters; these are 5,001")).toBeDefined();
  expect(field("Message").value).toHaveLength(5_001);
  expect(onSend).not.toHaveBeenCalled();
});

test("a message is sent as it was typed, and what happens next is said", async () => {
  const { onSend, user } = show();
  await fillIn(user);
  await user.click(send());
  const heading = await screen.findByRole("heading", { name: "Your message has arrived" });
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(screen.getByRole("status").textContent).toMatch(/one working day, to ada@ink\.example/);
  expect(toasts).toEqual([{ kind: "success", text: "Message sent" }]);
  expect(onSend).toHaveBeenCalledOnce();
  expect(onSend.mock.calls[0]?.[0]).toEqual({
    name: "Ada Lovelace",
    email: "ada@ink.example",
    subject: "Which ink? 🖨️",
    message: "Mein Drucker <b>HP</b>",
    website: "",
  });
  await user.click(screen.getByRole("button", { name: "Write another message" }));
  expect(field("Message").value).toBe("");
});

test("while it is being sent the button says so and takes no second click", async () => {
  const { promise, resolve } = openPromise<Sent>();
  const onSend = vi.fn(() => promise);
  render(<ContactForm known={{}} onSend={onSend} />);
  const user = userEvent.setup({ delay: null });
  await fillIn(user);
  await user.dblClick(send());
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sending …" }).disabled).toBe(true);
  await user.type(field("Subject"), "{Enter}");
  expect(onSend).toHaveBeenCalledOnce();
  resolve(arrived);
  await screen.findByRole("heading", { name: "Your message has arrived" });
});

test("a failure is said, nothing typed is lost, and the next try is the same message", async () => {
  const sentence = "There have been too many messages. Please try again in 12 minutes.";
  const failed: Sent = { ok: false, problem: { sentence } };
  const { onSend, user } = show([failed, failed, arrived]);
  await fillIn(user);
  await user.click(send());
  expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  for (const [label, value] of typed) expect(field(label).value).toBe(value);
  await user.click(send());
  await expect.poll(() => onSend).toHaveBeenCalledTimes(2);
  await user.type(field("Message"), "!");
  await user.click(send());
  await screen.findByRole("heading", { name: "Your message has arrived" });
  const [first, second, third] = onSend.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("what the backend finds wrong stands at its field", async () => {
  const { user } = show([
    {
      ok: false,
      problem: { sentence: "See what is marked.", errors: { email: "This is not an address." } },
    },
  ]);
  await fillIn(user);
  await user.click(send());
  await screen.findByText("This is not an address.");
  await expect.poll(() => document.activeElement).toBe(field("Email"));
});

test("who fell into the trap for robots gets out of it", async () => {
  const { onSend, user } = show([
    { ok: false, problem: { sentence: "Send once more.", isTrapped: true } },
  ]);
  await fillIn(user);
  await user.type(field("Leave this field empty"), "https://filled-in.example");
  await user.click(send());
  await screen.findByRole("alert");
  await user.click(send());
  await screen.findByRole("heading", { name: "Your message has arrived" });
  expect(onSend.mock.calls.map(([{ website }]) => website)).toEqual([
    "https://filled-in.example",
    "",
  ]);
});

test("who is signed in finds name and address there, and may change them", async () => {
  const { onSend, user } = show([], { name: "Ada Lovelace", email: "ada@ink.example" });
  expect(field("Name").value).toBe("Ada Lovelace");
  await user.clear(field("Email"));
  await user.type(field("Email"), "other@ink.example");
  await user.type(field("Subject"), "Hello");
  await user.type(field("Message"), "Ink");
  await user.click(send());
  await screen.findByText("other@ink.example");
  expect(onSend.mock.calls[0]?.[0].name).toBe("Ada Lovelace");
});

test("the form takes nothing until the page's script is there", () => {
  const html = renderToString(<ContactForm known={{}} onSend={async () => arrived} />);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  expect(container.querySelector("textarea")?.matches(":disabled")).toBe(true);
  // A form that is submitted without scripts must not write a message into a URL.
  expect(container.querySelector("form")?.method).toBe("post");
  container.remove();
});
