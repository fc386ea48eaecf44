import { expect, it } from "vitest";
import {
  filterOf,
  messagesPath,
  paramsOf,
  replyAddress,
} from "../../../../src/admin/contact-messages/contact-message";

it("a filter is kept in the address, and all messages have none", () => {
  const filter = { status: "new" as const, q: "late parcel", page: 2 };
  expect(filterOf(new URLSearchParams(paramsOf(filter)))).toEqual(filter);
  expect(paramsOf({ status: "", q: "", page: 0 })).toEqual({});
});

it.each(["status=spam&page=-1", "page=1.5", "page=zero", ""])(
  "the address ?%s asks for all messages",
  (query) => {
    expect(filterOf(new URLSearchParams(query))).toEqual({ status: "", q: "", page: 0 });
  },
);

it("the backend is asked for the page", () => {
  expect(messagesPath({ status: "answered", q: "a&b", page: 1 })).toBe(
    "/admin/contact-messages?limit=20&offset=20&status=answered&q=a%26b",
  );
});

it("an answer cannot be given a recipient or a field by what somebody wrote", () => {
  const message = {
    id: "cmsg_1",
    name: "Sam",
    email: "sam@example.com?bcc=all@example.com",
    subject: "Hello\r\nBcc: all@example.com&cc=x",
    message: "",
    status: "new" as const,
    created_at: "2026-01-01T00:00:00.000Z",
  };
  const [to, query = ""] = replyAddress(message).replace("mailto:", "").split("?");
  expect(to).toBe("sam%40example.com%3Fbcc%3Dall%40example.com");
  expect([...new URLSearchParams(query).keys()]).toEqual(["subject"]);
  expect(query).not.toMatch(/%0[ad]/i);
});
