import { useEffect, useEffectEvent, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { blocksAtOnce } from "./blocks-at-once.ts";
import type { ShownDraft } from "./draft-shown.ts";

type BlocksAnew = ShownDraft & {
  /** The newest change number that the page knows. */
  change: number;
  /** Number of loaded blocks. */
  shown: number;
};

/**
 * Refetches all loaded blocks of a draft after a change, because the page's query contains only the first ones. If the
 * request fails, the blocks stay as they are until the next change.
 */
export function useBlocksAnew({ id, linkKey, change, shown }: BlocksAnew): void {
  const environment = useRelayEnvironment();
  const known = useRef(change);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (shown <= blocksAtOnce) return;
    // Loaded lazily, because few readers have that many blocks of a draft loaded when it changes.
    const { askBlocksAnew } = await import("./askBlocksAnew.ts");
    await askBlocksAnew(environment, { id, linkKey, shown, signal });
  });
  useEffect(() => {
    if (known.current === change) return;
    known.current = change;
    const asking = new AbortController();
    ask(asking.signal).catch(() => undefined);
    return () => asking.abort();
  }, [change]);
}
