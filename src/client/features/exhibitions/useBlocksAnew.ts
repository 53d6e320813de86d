import { useEffect, useEffectEvent, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useBlocksAnewQuery } from "../../../../__generated__/relay/useBlocksAnewQuery.graphql.ts";
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
  const ask = useEffectEvent(() => {
    if (shown <= blocksAtOnce) return undefined;
    return fetchQuery<useBlocksAnewQuery>(
      environment,
      graphql`
        query useBlocksAnewQuery($id: ID!, $key: String, $count: Int!) {
          ...DraftBlocks_query @arguments(id: $id, key: $key, count: $count)
        }
      `,
      { id, key: linkKey, count: shown },
      { fetchPolicy: "network-only", networkCacheConfig: { force: true } },
    ).subscribe({ error: () => undefined });
  });
  useEffect(() => {
    if (known.current === change) return;
    known.current = change;
    const asking = ask();
    return () => asking?.unsubscribe();
  }, [change]);
}
