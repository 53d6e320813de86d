import { tourFollowersLimit } from "../live/tours/presence.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import { followedTour } from "./tour-input.ts";

/** Counts a connection among the followers of the tour with the `code` of the arguments. Throws GraphQLError. */
export async function attendTour(
  { code }: Record<string, unknown>,
  context: Context,
  connection: object,
): Promise<() => void> {
  const row = await followedTour(String(code), context);
  const leave = context.tours.presence.attend(row, connection, await context.viewer.memberId());
  if (leave) return leave;
  const most = tourFollowersLimit.toLocaleString("en-GB");
  throw publicError(
    "LIMIT_EXCEEDED",
    `${most} people follow this tour already, the most that can.`,
  );
}
