type Storage = Partial<Pick<StorageManager, "estimate" | "persist" | "persisted">>;

/** What a browser takes beyond the bytes it keeps. */
const overhead = 1.05;

/**
 * Bytes the browser says it has room for beside what is there; null if it does not say.
 */
export async function roomLeft(storage: Storage | undefined): Promise<number | null> {
  const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

/** Whether there is room; where the browser does not say there may be. */
export function fits(bytes: number, room: number | null): boolean {
  return room === null || bytes * overhead <= room;
}

/** Asks the browser, once, not to drop what it keeps when room is short. */
export async function askToKeep(storage: Storage | undefined): Promise<void> {
  try {
    if (!(await storage?.persisted?.())) await storage?.persist?.();
  } catch {
    // It is the browser's to decide, and what is taken is there either way.
  }
}
