import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { mp4, pdf, picture, webm } from "../../unit/uploads/files";
import { adminToken, call } from "../support/backend";

const { commerceUrl, dataDir } = inject("shop");

interface Uploaded {
  files: { id: string; url: string }[];
  code?: string;
  fields?: { field: string; message: string }[];
}

/** Uploads files as the admin's browser does. */
async function upload(
  files: [name: string, content: Buffer | string, type?: string][],
  { field = "files" } = {},
): Promise<{ status: number; body: Uploaded }> {
  const form = new FormData();
  for (const [name, content, type] of files) {
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  }
  const response = await fetch(`${commerceUrl}/admin/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${await adminToken()}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Uploaded };
}

async function remove({ files }: Uploaded): Promise<void> {
  for (const { id } of files) {
    await call(`/admin/uploads/${id}`, { token: await adminToken(), method: "DELETE" });
  }
}

describe("an uploaded file", () => {
  it("is served as what it is, whatever it was called, and cannot run a script", async () => {
    const { status, body } = await upload([
      ["page.html", await picture("png"), "text/html"],
      ["sheet.png", pdf, "image/png"],
      ["clip", mp4],
      ["clip.webm", webm()],
    ]);
    expect(status).toBe(200);
    const answers = await Promise.all(body.files.map(({ url }) => fetch(url)));
    expect(answers.map(({ headers }) => headers.get("content-type"))).toEqual([
      "image/png",
      "application/pdf",
      "video/mp4",
      "video/webm",
    ]);
    for (const { headers } of answers) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    }
    await remove(body);
    expect((await fetch(body.files[0]?.url ?? "")).status).toBe(404);
  });

  it("never takes another one's place, of the same name in the same moment", async () => {
    const { body } = await upload(
      await Promise.all(
        Array.from({ length: 10 }, async (_, index): Promise<[string, Buffer]> => {
          return ["image.png", await picture("png", index + 1)];
        }),
      ),
    );
    expect(new Set(body.files.map(({ url }) => url)).size).toBe(10);
    await remove(body);
  });

  it("is refused with the others it came with, where one is not what the shop shows", async () => {
    const { status, body } = await upload([
      ["good.png", await picture("png")],
      ["bad.png", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
      ["bad.pdf", "%PDF-1.4 <script>"],
    ]);
    expect(status).toBe(400);
    expect(body.code).toBe("invalid_files");
    expect(body.fields?.map(({ field }) => field)).toEqual(["files.1", "files.2"]);
    expect(body).not.toHaveProperty("files");
  });

  it("is private and for saving only where it is a CSV file for Medusa's import", async () => {
    const { body } = await upload([["stock.csv", "Product Handle\nx\n"]]);
    const [file] = body.files;
    expect((await fetch(file?.url ?? "")).status).toBe(401);
    const headers = { authorization: `Bearer ${await adminToken()}` };
    const answer = await fetch(file?.url ?? "", { headers });
    expect(answer.headers.get("content-disposition")).toBe("attachment");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const path = join(`${dataDir}/files-private`, basename(file?.url ?? ""));
    // No other account of the machine can read it.
    const modes = await Promise.all(
      [path, dirname(path)].map(async (one) => (await stat(one)).mode),
    );
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o700]);
    await remove(body);
  });
});

describe("an upload", () => {
  it("says what is wrong with a form that is broken, empty or under another name", async () => {
    expect((await upload([])).body).toMatchObject({ code: "invalid_files" });
    const otherField = await upload([["a.png", await picture("png")]], { field: "file" });
    expect(otherField).toMatchObject({ status: 400, body: { code: "invalid_form" } });
    for (const type of ["multipart/form-data; boundary=x", "multipart/form-data"]) {
      const response = await fetch(`${commerceUrl}/admin/uploads`, {
        method: "POST",
        headers: { authorization: `Bearer ${await adminToken()}`, "content-type": type },
        body: "--x\r\nContent-Disposition: form-",
      });
      expect(response.status).toBe(400);
    }
  });

  it("is refused before it is read where it is larger than any file may be", async () => {
    const { status, body } = await upload([["large.mp4", Buffer.alloc(102 * 1024 * 1024)]]);
    expect(status).toBe(413);
    expect(body.code).toBe("body_too_large");
  });

  it("goes past the backend for CSV files alone", async () => {
    const token = await adminToken();
    for (const [mime_type, status] of [
      ["text/csv", 200],
      ["text/html", 400],
      ["image/png", 400],
    ] as const) {
      const answer = await call("/admin/uploads/presigned-urls", {
        token,
        body: { originalname: "a", mime_type, size: 1 },
      });
      expect(answer.status).toBe(status);
    }
  });

  it("is for merchandisers", async () => {
    for (const path of ["/admin/uploads", "/admin/uploads/presigned-urls"]) {
      expect((await call(path, { body: {} })).status).toBe(401);
    }
  });
});
