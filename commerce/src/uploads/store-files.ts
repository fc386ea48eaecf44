/** A file that the store has taken. */
export interface StoredFile {
  id: string;
  url: string;
}

interface Store<File> {
  /** @throws Error where it cannot be kept */
  store(file: File): Promise<StoredFile>;
  remove(ids: string[]): Promise<void>;
}

/**
 * Stores files one after the other: each is held in memory several times while it is stored. Where one
 * cannot be kept, those before it are removed.
 *
 * @throws what `store` throws
 */
export async function storeAllOrNone<File>(
  files: File[],
  { store, remove }: Store<File>,
): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const file of files) stored.push(await store(file));
  } catch (error) {
    if (stored.length > 0) await remove(stored.map(({ id }) => id));
    throw error;
  }
  return stored;
}
