import type { PageOf } from "../store/page.ts";

/** Resolvers of a connection from a page of rows, for connections whose edges have no fields of their own. */
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
