import type { WorkConnection, WorkConnectionResolvers } from "../../../__generated__/resolvers.ts";
import type { PageOf } from "../store/page.ts";
import type { WorkRow } from "../store/works.ts";
import type { Complete } from "./complete.ts";
import type { WorkConnectionModel } from "./models.ts";

/** A page as a connection; `totalCount` is called only if the count is asked for. */
export function connectionOf(
  page: PageOf<WorkRow>,
  totalCount: () => Promise<number>,
): WorkConnectionModel {
  return { ...page, totalCount };
}

export const workConnection: Complete<
  WorkConnection,
  Pick<WorkConnectionModel, "totalCount">,
  WorkConnectionResolvers
> = {
  edges: ({ rows, cursors }) => rows.map((node, place) => ({ node, cursor: cursors[place] ?? "" })),
  pageInfo: ({ cursors, hasNextPage, hasPreviousPage }) => ({
    hasNextPage,
    hasPreviousPage,
    startCursor: cursors[0] ?? null,
    endCursor: cursors.at(-1) ?? null,
  }),
};
