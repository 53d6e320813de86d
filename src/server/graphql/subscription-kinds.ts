import type { Subscription } from "../../../__generated__/resolvers.ts";
import { attendTour } from "./attend-tour.ts";
import type { Context } from "./context.ts";
import type { FollowingKind } from "../live/follower.ts";
import { readTourCode } from "../live/tours/code.ts";

/** How the results of a subscription are shared. */
export type SubscriptionKind = {
  kind: FollowingKind;
  /** Whether the result depends on the viewer, so that only the same viewer's pages share it. */
  personal: boolean;
  /**
   * Returns the meaning of the arguments, as JSON: subscriptions whose arguments have the same meaning share an
   * execution. Without it only equal arguments do.
   */
  meaningOf?: (args: Record<string, unknown>) => unknown;
  /**
   * Registers the attendance of a connection, for subscriptions that count it. The returned function ends the
   * attendance.
   *
   * @throws GraphQLError if the subscription is rejected
   */
  attend?: (
    args: Record<string, unknown>,
    context: Context,
    connection: object,
  ) => Promise<() => void>;
};

/** Sharing of each subscription in the schema. */
export const subscriptionKinds: Readonly<
  Record<Exclude<keyof Subscription, "__typename">, SubscriptionKind>
> = {
  collectionChanged: { kind: "news", personal: false },
  importProgressed: { kind: "news", personal: false },
  // Each event names the change before it: a subscriber that missed some, or joins late, reads the album again.
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

/** Returns how a subscription field is shared. Throws if the table lacks it. */
export function subscriptionKindOf(field: string): SubscriptionKind {
  const kind = table.get(field);
  if (!kind) throw new Error(`The table of subscriptions lacks ${field}.`);
  return kind;
}
