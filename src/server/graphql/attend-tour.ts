import { tourFollowersLimit, tourFollowersOfNetwork } from "../live/tours/presence.ts";
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
  const { tours, address, viewer } = context;
  const leave = tours.presence.attend(row, connection, address, await viewer.memberId());
  if (leave) return leave;
  const [most, mostOfNetwork] = [tourFollowersLimit, tourFollowersOfNetwork].map((count) =>
    count.toLocaleString("en-GB"),
  );
  const message = `At most ${most} people follow a tour, ${mostOfNetwork} of them from one network. There is no room for more now.`;
  throw publicError("LIMIT_EXCEEDED", message);
}
