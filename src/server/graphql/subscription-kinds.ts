import type { Subscription } from "../../../__generated__/resolvers.ts";
import { attendTour } from "./attend-tour.ts";
import type { Context } from "./context.ts";
import type { FollowingKind } from "../live/follower.ts";
import { readTourCode } from "../live/tours/code.ts";

/** How answers of a subscription are shared. */
export type SubscriptionKind = {
  kind: FollowingKind;
  /** Whether the answer depends on which person asks, so that it is shared by this person's pages alone. */
  personal: boolean;
  /**
   * What the arguments mean, as JSON, where different ones mean the same: subscriptions whose arguments mean the same
   * share an execution. Without it only equal arguments do.
   */
  meaningOf?: (args: Record<string, unknown>) => unknown;
  /**
   * Notes that a connection follows, for those who are counted; what is returned ends that.
   *
   * @throws GraphQLError if nothing can be followed
   */
  attend?: (
    args: Record<string, unknown>,
    context: Context,
    connection: object,
  ) => Promise<() => void>;
};

/** How each subscription of the contract is shared. */
export const subscriptionKinds: Readonly<
  Record<Exclude<keyof Subscription, "__typename">, SubscriptionKind>
> = {
  collectionChanged: { kind: "news", personal: false },
  importProgressed: { kind: "news", personal: false },
  // Each event says what it follows: who missed some, or comes late, reads the album anew.
  albumChanged: { kind: "state", personal: true },
  exhibitionChanged: { kind: "state", personal: false },
  notesChanged: { kind: "news", personal: false },
  noteQueueChanged: { kind: "news", personal: false },
  tourView: { kind: "state", personal: false, meaningOf: typedCode, attend: attendTour },
  tourRoom: { kind: "state", personal: false, meaningOf: typedCode, attend: attendTour },
};

function typedCode({ code }: Record<string, unknown>): string | null {
  return readTourCode(String(code));
}

const table: ReadonlyMap<string, SubscriptionKind> = new Map(Object.entries(subscriptionKinds));

/** How a field is shared. Throws if the table does not say it. */
export function subscriptionKindOf(field: string): SubscriptionKind {
  const kind = table.get(field);
  if (!kind) throw new Error(`The table of subscriptions lacks ${field}.`);
  return kind;
}
