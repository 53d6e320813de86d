import { useEffect, useEffectEvent, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { blocksAtOnce } from "./blocks-at-once.ts";
import type { ShownDraft } from "./draft-shown.ts";

type BlocksAnew = ShownDraft & {
  /** The newest change that the page knows of. */
  change: number;
  /** How many of its blocks are there. */
  shown: number;
};

/**
 * Asks for all blocks of a draft again that are there, once it was changed: its page asks for the first ones alone, and
 * what was loaded behind them would stay as it was. If that fails it stays so until the next change.
 */
export function useBlocksAnew({ id, linkKey, change, shown }: BlocksAnew): void {
  const environment = useRelayEnvironment();
  const known = useRef(change);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (shown <= blocksAtOnce) return;
    // Few look at a draft this long while it is changed.
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
