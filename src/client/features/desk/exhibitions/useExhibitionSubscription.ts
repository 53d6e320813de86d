import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useExhibitionSubscription as Operation } from "../../../../../__generated__/relay/useExhibitionSubscription.graphql.ts";
import { deskBlock } from "./deskBlock.ts";
import { deskHead } from "./deskHead.ts";
import type { Facts } from "./editing/exhibition-book.ts";

/** What happened to an exhibition, and who did it. */
export type ExhibitionEvent = Facts & {
  readonly since: number;
  readonly by: { readonly id: string; readonly name: string | null } | null;
};

/**
 * Follows an exhibition: whether it is published goes into the store; what happened to what it says and holds is handed on.
 *
 * @param onEvent called with each event; null when the exhibition was deleted. It must be stable between renders
 */
export function useExhibitionSubscription(
  exhibitionId: string,
  onEvent: (event: ExhibitionEvent | null) => void,
): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useExhibitionSubscription($exhibitionId: ID!) {
          exhibitionChanged(id: $exhibitionId) {
            exhibition {
              ...deskHead_exhibition
              ...ExhibitionStanding_exhibition
            }
            change
            since
            blocks {
              ...deskBlock_block
            }
            removedBlockIds
            by {
              id
              name
            }
          }
        }
      `,
      variables: { exhibitionId },
      onNext: (answer) => {
        const event = answer?.exhibitionChanged;
        if (!event) return;
        const { exhibition, change, since, blocks, removedBlockIds, by } = event;
        if (!exhibition) return onEvent(null);
        onEvent({
          change,
          since,
          head: deskHead(exhibition),
          blocks: blocks.flatMap((block) => deskBlock(block) ?? []),
          removedIds: removedBlockIds,
          by: by ? { id: by.id, name: by.name ?? null } : null,
        });
      },
      // Whoever may not follow it any more is told so by what they do next.
      onError: () => undefined,
    }),
    [exhibitionId, onEvent],
  );
  useSubscription(config);
}
