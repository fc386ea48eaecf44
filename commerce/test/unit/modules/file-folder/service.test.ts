import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LocalFileService } from "@medusajs/medusa/file-local";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import FolderFileService from "../../../../src/modules/file-folder/service";

const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

/** A disk that is full after half of a file. */
class OnFullDisk extends FolderFileService {
  protected override keeperIn(folder: string): LocalFileService {
    const keeper = super.keeperIn(folder);
    keeper.upload = async ({ filename }) => {
      await mkdir(join(folder, "ink"), { recursive: true });
      await writeFile(join(folder, filename), "half");
      throw full;
    };
    return keeper;
  }
}

let root: string;
let options: ConstructorParameters<typeof FolderFileService>[1];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "files-"));
  options = {
    upload_dir: join(root, "files"),
    private_upload_dir: join(root, "files-private"),
    backend_url: "http://commerce.example/static",
  };
});
afterEach(() => rm(root, { recursive: true, force: true }));

const picture = { filename: "ink/bottle.png", mimeType: "image/png", content: "AAAA" };

/** The files below the folder, complete or not. */
async function files(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe.each(["public", "private"] as const)("a %s file", (access) => {
  it("is where Medusa's own keeper would put it, and can be read and deleted as there", async () => {
    const service = new FolderFileService({}, options);
    const { key, url } = await service.upload({ ...picture, access });
    expect(url).toBe(`http://commerce.example/static/${key}`);
    expect(key).toMatch(access === "public" ? /^ink\/\d+-bottle\.png$/ : /^ink\/private-\d+-/);
    const folder = access === "public" ? options.upload_dir : options.private_upload_dir;
    expect(await readFile(join(folder, key))).toEqual(Buffer.from("AAAA", "base64"));
    expect(await files()).toHaveLength(1);
  });

  it("that does not fit onto the disk leaves nothing, and the error says so", async () => {
    const service = new OnFullDisk({}, options);
    await expect(service.upload({ ...picture, access })).rejects.toThrow("ENOSPC");
    expect(await files()).toEqual([]);
  });

  it("that is streamed is there once it is whole", async () => {
    const service = new FolderFileService({}, options);
    const { writeStream, promise } = await service.getUploadStream({ ...picture, access });
    writeStream.write("half ");
    writeStream.end("and whole");
    const { key } = await promise;
    const folder = access === "public" ? options.upload_dir : options.private_upload_dir;
    expect(await readFile(join(folder, key), "utf8")).toBe("half and whole");
    expect(await files()).toHaveLength(1);
  });

  it.each<[string, Error | undefined]>([
    ["a full disk", full],
    ["nobody", undefined],
  ])("that is streamed and ended by %s leaves nothing", async (_who, error) => {
    const service = new FolderFileService({}, options);
    const { writeStream, promise } = await service.getUploadStream({ ...picture, access });
    writeStream.write("half");
    writeStream.destroy(error);
    await expect(promise).rejects.toThrow(error ? "ENOSPC" : "not written to its end");
    expect(await files()).toEqual([]);
  });
});
