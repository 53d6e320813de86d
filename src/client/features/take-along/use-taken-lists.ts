import { useEffect, useState } from "react";
import { whenTakenChanges } from "../../offline/browser-means.ts";
import { readTaken, takenIds, type TakenList } from "../../offline/taken-list.ts";

/** Returns all offline downloads on this device, by title; null until they have been read. */
export function useTakenLists(): readonly TakenList[] | null {
  const [lists, setLists] = useState<readonly TakenList[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      // If storage is forbidden, there are no downloads.
      const found = await takenLists().catch(() => []);
      if (isWanted) setLists(found);
    };
    void look();
    const stop = whenTakenChanges(() => void look());
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return lists;
}

async function takenLists(): Promise<TakenList[]> {
  if (!("caches" in globalThis)) return [];
  const ids = await takenIds(caches);
  const lists = await Promise.all(ids.map((id) => readTaken(caches, id)));
  return lists
    .filter((list) => list !== null)
    .sort((one, other) => one.title.localeCompare(other.title));
}
