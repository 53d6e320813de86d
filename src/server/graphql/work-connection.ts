import type { WorkConnection, WorkConnectionResolvers } from "../../../__generated__/resolvers.ts";
import type { PageOf } from "../store/page.ts";
import type { WorkRow } from "../store/works.ts";
import type { Complete } from "./complete.ts";
import type { WorkConnectionModel } from "./models.ts";

/** Converts a page of rows to a connection. */
export function connectionOf(
  { rows, cursors, ...page }: PageOf<WorkRow>,
  totalCount: WorkConnectionModel["totalCount"],
): WorkConnectionModel {
  const edges = rows.map((node, place) => ({ node, cursor: cursors[place] ?? "" }));
  return { ...page, edges, totalCount, correctedSearch: null };
}

export const workConnection: Complete<
  WorkConnection,
  Pick<WorkConnectionModel, "edges" | "totalCount" | "correctedSearch">,
  WorkConnectionResolvers
> = {
  pageInfo: ({ edges, hasNextPage, hasPreviousPage }) => ({
    hasNextPage,
    hasPreviousPage,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }),
};
