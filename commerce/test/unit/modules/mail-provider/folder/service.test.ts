import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
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

vi.mock("node:fs/promises", async (original) => {
  const actual = await original<typeof import("node:fs/promises")>();
  return { ...actual, writeFile: vi.fn(actual.writeFile) };
});

it.each(["html", "json"])(
  "nothing of a mail stays whose %s has no room on the disk",
  async (kind) => {
    const actual = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
    vi.mocked(writeFile).mockImplementation(async (path, text, options) => {
      if (!String(path).endsWith(kind)) return actual.writeFile(path, text, options);
      await actual.writeFile(path, "half", options);
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    });
    const folder = await mkdtemp(join(tmpdir(), "mails-"));
    const provider = new FolderMailProviderService(undefined, { folder, from: "shop@ink.example" });
    const sent = provider.send({
      to: "sam@example.com",
      channel: "email",
      template: "welcome",
      content: { subject: "Welcome", text: "Hello", html: "<p>Hello</p>" },
    });
    await expect(sent).rejects.toThrow("ENOSPC");
    expect(await readdir(folder)).toEqual([]);
  },
);
