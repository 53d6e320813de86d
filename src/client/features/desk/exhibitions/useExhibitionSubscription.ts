import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useExhibitionSubscription as Operation } from "../../../../../__generated__/relay/useExhibitionSubscription.graphql.ts";
import { deskBlock } from "./deskBlock.ts";
import { deskHead } from "./deskHead.ts";
import type { Facts } from "./editing/exhibition-book.ts";

/** A change of an exhibition, with the user who made it. */
export type ExhibitionEvent = Facts & {
  readonly since: number;
  readonly by: { readonly id: string; readonly name: string | null } | null;
};

/**
 * Subscribes to an exhibition. Relay stores the publication status; changes of head and blocks go to the callback.
 *
 * @param onEvent called with each event; null if the exhibition was deleted. It must be stable between renders
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
      // A user who lost access gets an error from the next mutation.
      onError: () => undefined,
    }),
    [exhibitionId, onEvent],
  );
  useSubscription(config);
}
