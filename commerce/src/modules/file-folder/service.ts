import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileTypes, LocalFileServiceOptions } from "@medusajs/framework/types";
import { LocalFileService } from "@medusajs/medusa/file-local";

/**
 * The folder of unfinished files, on the same disk, so that they can be renamed into their place.
 */
const unfinished = ".unfinished";

interface FolderFileOptions extends LocalFileServiceOptions {
  upload_dir: string;
  private_upload_dir: string;
}

/**
 * Medusa's local file provider, with atomic writes: where the disk is full or the process dies, no
 * part of a file stays.
 */
export default class FolderFileService extends LocalFileService {
  static override identifier = "folder-files";

  readonly #options: FolderFileOptions;

  constructor(container: unknown, options: FolderFileOptions) {
    super(container, options);
    this.#options = options;
  }

  /** @throws Error with the code ENOSPC where the disk is full */
  override async upload(
    file: FileTypes.ProviderUploadFileDTO,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    const folder = this.#folderFor(file);
    const scratch = join(folder, unfinished, randomUUID());
    try {
      const stored = await this.keeperIn(scratch).upload(file);
      await finish(scratch, folder, stored.key);
      return stored;
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  }

  /** The file exists once `promise` is resolved. */
  override async getUploadStream(
    file: FileTypes.ProviderUploadStreamDTO,
  ): ReturnType<LocalFileService["getUploadStream"]> {
    const folder = this.#folderFor(file);
    const scratch = join(folder, unfinished, randomUUID());
    const stream = await this.keeperIn(scratch).getUploadStream(file);
    const { writeStream } = stream;
    const abandoned = new Promise<never>((_, reject) => {
      writeStream.once("close", () => {
        if (!writeStream.writableFinished)
          reject(new Error("The file was not written to its end."));
      });
    });
    const promise = Promise.race([stream.promise, abandoned])
      .then(async (stored) => {
        await finish(scratch, folder, stored.key);
        return stored;
      })
      .finally(() => rm(scratch, { recursive: true, force: true }));
    return { ...stream, promise };
  }

  /** Medusa's own provider for another folder. */
  protected keeperIn(folder: string): LocalFileService {
    return new LocalFileService(
      {},
      { ...this.#options, upload_dir: folder, private_upload_dir: folder },
    );
  }

  #folderFor({ access }: { access?: FileTypes.FileAccessPermission }): string {
    return access === "public" ? this.#options.upload_dir : this.#options.private_upload_dir;
  }
}

/** Moves a file into its place after it is written to the disk. */
async function finish(scratch: string, folder: string, key: string): Promise<void> {
  const written = await open(join(scratch, key), "r+");
  try {
    await written.sync();
  } finally {
    await written.close();
  }
  const place = join(folder, key);
  await mkdir(dirname(place), { recursive: true });
  await rename(join(scratch, key), place);
}
