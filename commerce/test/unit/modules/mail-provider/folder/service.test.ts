import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import FolderMailProviderService from "../../../../../src/modules/mail-provider/folder/service";

it("writes a mail that a browser shows, with its headers and text beside it", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "mails-")), "new");
  const provider = new FolderMailProviderService(undefined, { folder, from: "shop@ink.example" });
  await provider.send({
    to: "sam@example.com",
    channel: "email",
    template: "../../welcome",
    content: { subject: "Welcome\r\nBcc: x@y.example", text: "Hello", html: "<p>Hello</p>" },
  });
  const names = (await readdir(folder)).sort();
  expect(names).toEqual([
    expect.stringMatching(/^\d{8}T\d{6}Z-welcome-\w{8}\.html$/),
    expect.stringMatching(/^\d{8}T\d{6}Z-welcome-\w{8}\.json$/),
  ]);
  const [html = "", json = ""] = names.map((name) => join(folder, name));
  expect(await readFile(html, "utf8")).toBe("<p>Hello</p>");
  expect(JSON.parse(await readFile(json, "utf8"))).toEqual({
    kind: "welcome",
    from: "shop@ink.example",
    to: "sam@example.com",
    subject: "Welcome Bcc: x@y.example",
    text: "Hello",
  });
  expect((await stat(json)).mode & 0o777).toBe(0o600);
});
