import type { PageOf } from "../store/page.ts";

/** How a page of rows answers the fields of a connection, where its edges say nothing of their own. */
export const connectionResolvers = {
  edges: <Row>({ rows, cursors }: PageOf<Row>) =>
    rows.map((node, place) => ({ node, cursor: cursors[place] ?? "" })),
  pageInfo: ({ cursors, hasNextPage, hasPreviousPage }: PageOf<unknown>) => ({
    hasNextPage,
    hasPreviousPage,
    startCursor: cursors[0] ?? null,
    endCursor: cursors.at(-1) ?? null,
  }),
};
