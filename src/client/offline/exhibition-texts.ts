import { createOperationDescriptor, type ConcreteRequest, type Variables } from "relay-runtime";
import exhibitionQuery from "../../../__generated__/relay/exhibitionQuery.graphql.ts";
import PublishedBlocksQuery from "../../../__generated__/relay/PublishedBlocksQuery.graphql.ts";
import { blocksAtOnce } from "../features/exhibitions/blocks-at-once.ts";
import { requestFor } from "../relay/request.ts";

/** An operation's address with its variables as Relay writes them: all that it knows, in its order. */
function addressOf(operation: ConcreteRequest, variables: Variables): string {
  const { request } = createOperationDescriptor(operation, variables);
  return requestFor("/graphql", operation.params, request.variables).address;
}

/** The address of an exhibition's page. */
export function exhibitionPage(slug: string): string {
  return `/exhibitions/${encodeURIComponent(slug)}`;
}

/** The address that page asks its data from. */
export function exhibitionAnswer(slug: string): string {
  return addressOf(exhibitionQuery, { slug });
}

/** The address further blocks are asked from. @param cursor behind which they come */
export function furtherAnswer(slug: string, cursor: string): string {
  return addressOf(PublishedBlocksQuery, { slug, count: blocksAtOnce, cursor });
}

/** The cursor behind which more blocks come than are in an answer; null if there are none. */
export function cursorIn(answer: unknown): string | null {
  const { data } = (answer ?? {}) as { data?: Answered | null };
  const { hasNextPage = false, endCursor = null } = data?.exhibition?.blocks?.pageInfo ?? {};
  return hasNextPage ? endCursor : null;
}

type Answered = {
  exhibition?: {
    blocks?: { pageInfo?: { hasNextPage?: boolean; endCursor?: string | null } };
  } | null;
};
