type Storage = Partial<Pick<StorageManager, "estimate" | "persist" | "persisted">>;

/** Storage that a browser needs for a number of bytes, as a factor. */
const overhead = 1.05;

/** Returns how many more bytes the browser has room for; null if it does not report that. */
export async function roomLeft(storage: Storage | undefined): Promise<number | null> {
  const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

/** Returns whether the bytes fit; true if the browser does not report its storage quota. */
export function fits(bytes: number, room: number | null): boolean {
  return room === null || bytes * overhead <= room;
}

/** Asks the browser not to evict the site's storage when space is short, unless it already agreed. */
export async function askToKeep(storage: Storage | undefined): Promise<void> {
  try {
    if (!(await storage?.persisted?.())) await storage?.persist?.();
  } catch {
    // The browser decides, and the download is stored either way.
  }
}
