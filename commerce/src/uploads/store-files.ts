export interface StoredFile {
  id: string;
  url: string;
}

interface Store<File> {
  /** @throws Error where it cannot be stored */
  store(file: File): Promise<StoredFile>;
  remove(ids: string[]): Promise<void>;
}

/**
 * Stores files one after the other, because each takes its size in memory several times. If one
 * fails, the earlier ones are deleted.
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
